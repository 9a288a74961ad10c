/** A picture that cannot be used; the message is a sentence that a person can act on. */
export class ImageProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ImageProblem';
  }
}

const megapixels = (pixels: number): string => Math.round(pixels / 1_000_000).toLocaleString('en-GB');

export const broken = () =>
  new ImageProblem('This picture is damaged or incomplete. Export it again and upload the new file.');
export const notAPicture = () =>
  new ImageProblem(
    'This file is not a picture that can be shown. Upload it as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  );
export const heic = () =>
  new ImageProblem(
    'Photos in the HEIC format cannot be opened here. On the phone choose “Most compatible” as the camera’s format, or save the photo as JPEG, and upload that.',
  );
export const tooManyPixels = (width: number, height: number, most: number) =>
  new ImageProblem(
    `This picture has ${width.toLocaleString('en-GB')} by ${height.toLocaleString('en-GB')} pixels; at most ${megapixels(most)} megapixels can be used. Make it smaller and upload it again.`,
  );
export const animationTooLong = () =>
  new ImageProblem(
    'This animation is too long or too large. Make it shorter or smaller, or upload it as a video (MP4).',
  );
export const tooDemanding = () =>
  new ImageProblem(
    'This picture needs more memory than there is for one picture. Make it smaller and upload it again.',
  );
export const tooSlow = () =>
  new ImageProblem(
    'This picture took too long to prepare. Make it smaller or save it as JPEG, and upload it again.',
  );
export const gaveUp = () =>
  new ImageProblem(
    'This picture could not be prepared. Try again; if it fails once more, save it as JPEG and upload that.',
  );
export const packedDrawing = () =>
  new ImageProblem('This drawing is compressed (SVGZ). Save it as plain SVG and upload that.');
export const drawingTooLarge = () =>
  new ImageProblem('This drawing is larger than 2 MB. Simplify it, or save it as PNG, and upload that.');
export const drawingWithEntities = () =>
  new ImageProblem(
    'This drawing defines entities, which are not safe. Save it as plain SVG and upload that.',
  );
export const notADrawing = () =>
  new ImageProblem(
    'This file is not a drawing that can be shown. Save it as plain SVG or PNG and upload that.',
  );

/** Faults of this machine, as the libraries word them: no fault of the picture. */
const ours = /system error|out of memory|file is missing/i;

/** What is wrong with the picture, where a library refused it; undefined for faults of our own. */
export function asProblem(error: unknown): ImageProblem | undefined {
  if (error instanceof ImageProblem) return error;
  if (!(error instanceof Error) || error.name !== 'Error' || 'code' in error) return undefined;
  return ours.test(error.message) ? undefined : broken();
}
