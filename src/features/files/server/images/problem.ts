/** An image that cannot be used; the message tells the user what to do. */
export class ImageProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ImageProblem';
  }
}

const megapixels = (pixels: number): string => Math.round(pixels / 1_000_000).toLocaleString('en-GB');

export const broken = () =>
  new ImageProblem('This image is damaged or incomplete. Export it again and upload the new file.');
export const notAPicture = () =>
  new ImageProblem('This file isn’t a supported image. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG file.');
export const heic = () =>
  new ImageProblem(
    'HEIC photos aren’t supported. Choose “Most compatible” as the camera format on your phone, or save the photo as JPEG, and upload it again.',
  );
export const tooManyPixels = (width: number, height: number, most: number) =>
  new ImageProblem(
    `This image is ${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')} pixels. The maximum is ${megapixels(most)} megapixels. Resize it and upload it again.`,
  );
export const animationTooLong = () =>
  new ImageProblem(
    'This animation is too long or too large. Make it shorter or smaller, or upload it as a video (MP4).',
  );
export const tooDemanding = () =>
  new ImageProblem('This image needs too much memory. Resize it and upload it again.');
export const tooSlow = () =>
  new ImageProblem('This image took too long to process. Resize it or save it as JPEG, and upload it again.');
export const gaveUp = () =>
  new ImageProblem(
    'This image couldn’t be processed. Try again. If it still fails, save it as JPEG and upload that.',
  );
export const packedDrawing = () =>
  new ImageProblem('This SVG file is compressed (SVGZ). Save it as plain SVG and upload that.');
export const drawingTooLarge = () =>
  new ImageProblem('This SVG file is larger than 2 MB. Simplify it or save it as PNG, and upload that.');
export const drawingWithEntities = () =>
  new ImageProblem(
    'This SVG file defines entities, which aren’t safe. Save it as plain SVG and upload that.',
  );
export const notADrawing = () =>
  new ImageProblem('This SVG file can’t be displayed. Save it as plain SVG or PNG and upload that.');

/** Faults of this machine, as the libraries word them: not the image's fault. */
const ours = /system error|out of memory|file is missing/i;

/** What is wrong with the image, if a library refused it; undefined for our own faults. */
export function asProblem(error: unknown): ImageProblem | undefined {
  if (error instanceof ImageProblem) return error;
  if (!(error instanceof Error) || error.name !== 'Error' || 'code' in error) return undefined;
  return ours.test(error.message) ? undefined : broken();
}
