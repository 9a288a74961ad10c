import { defineMessages } from '../../../../lib/messages/define.ts';

/** What can be wrong with a stored file. It is stored in English, and found here by its text. */
export const en = defineMessages({
  damaged: 'This image is damaged or incomplete. Export it again and upload the new file.',
  notAnImage: 'This file isn’t a supported image. Upload a JPEG, PNG, WebP, AVIF, GIF or SVG file.',
  heic: 'HEIC photos aren’t supported. Choose “Most compatible” as the camera format on your phone, or save the photo as JPEG, and upload it again.',
  animationTooLong:
    'This animation is too long or too large. Make it shorter or smaller, or upload it as a video (MP4).',
  needsTooMuchMemory: 'This image needs too much memory. Resize it and upload it again.',
  tookTooLong: 'This image took too long to process. Resize it or save it as JPEG, and upload it again.',
  notProcessed:
    'This image couldn’t be processed. Try again. If it still fails, save it as JPEG and upload that.',
  compressedSvg: 'This SVG file is compressed (SVGZ). Save it as plain SVG and upload that.',
  svgTooLarge: 'This SVG file is larger than 2 MB. Simplify it or save it as PNG, and upload that.',
  svgWithEntities: 'This SVG file defines entities, which aren’t safe. Save it as plain SVG and upload that.',
  svgNotShown: 'This SVG file can’t be displayed. Save it as plain SVG or PNG and upload that.',
  tooManyPixels:
    'This image is {width, number} × {height, number} pixels. The maximum is {most, number} megapixels. Resize it and upload it again.',
  uploadMissing: 'The uploaded file is missing. Upload it again.',
  fileMissing: 'The uploaded file is missing.',
  fileNotProcessed: 'This file couldn’t be processed. Upload it again.',
});
