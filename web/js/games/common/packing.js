// Moves in addresses: each is a number below 4096, written as two base64url characters.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @param {number} number */
export const packNumber = (number) => alphabet.charAt(number >> 6) + alphabet.charAt(number & 63);

/** As many numbers as the text holds. @param {string} packed */
export const unpackNumbers = (packed) =>
  (packed.match(/../g) ?? []).map((pair) => (alphabet.indexOf(pair.charAt(0)) << 6) | alphabet.indexOf(pair.charAt(1)));
