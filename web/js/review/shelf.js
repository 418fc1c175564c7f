// Where a review keeps what it found.
import { savedLooks, storeLooks } from '../storage/saved-reviews.js';

/** Beside the games of this device. @param {import('../storage/storage.js').Store} storage @returns {import('./reviewer.js').Shelf} */
export const deviceShelf = (storage) => ({
  read: (game) => savedLooks(storage, game),
  write: (game, looks) => storeLooks(storage, game, looks),
});
