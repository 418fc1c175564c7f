// A position as a picture: the same marks that are on the screen, as SVG text or PNG.
import { paint } from '../board/paint.js';
import { toSvg } from '../board/svg.js';

/** @import { Mark } from '../games/types.js' */
/** @typedef {{ marks: Mark[], width: number, height: number, ink: (ink: string) => string, background: string }} Picture
 *  in board units, with the theme's colours */

const pngPixels = 1200;

/** The marks on their background. @param {Picture} picture @returns {Mark[]} */
const framed = ({ marks, width, height }) => [
  { shape: 'rect', x: 0, y: 0, w: width, h: height, ink: 'background' },
  ...marks,
];

/** @param {Picture} picture */
const inksOf =
  ({ ink, background }) =>
  (/** @type {string} */ name) =>
    name === 'background' ? background : ink(name);

/** @param {Picture} picture @param {string} title what the picture shows, for whoever cannot see it */
export const svgOf = (picture, title) => toSvg(framed(picture), picture, { inks: inksOf(picture), title, pixels: 640 });

/** @param {Picture} picture @returns {Promise<Blob>} */
export function pngOf(picture) {
  const canvas = document.createElement('canvas');
  const scale = pngPixels / picture.width;
  canvas.width = pngPixels;
  canvas.height = Math.round(picture.height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  paint(context, framed(picture), inksOf(picture), scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png'),
  );
}

/** Offers a file for saving. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
