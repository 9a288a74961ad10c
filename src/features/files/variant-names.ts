import {
  cutVariants,
  iconVariants,
  MAIL_LOGO,
  type PictureVariant,
  pictureWidths,
  portrait,
} from '../../lib/content/pictures.ts';

const variants: ReadonlySet<string> = new Set<PictureVariant>([
  MAIL_LOGO,
  ...pictureWidths.flatMap((width) => [`w${width}.webp`, `w${width}.avif`] as const),
  ...portrait.widths.flatMap((width) => [`portrait${width}.webp`, `portrait${width}.avif`] as const),
  ...(Object.keys(cutVariants) as (keyof typeof cutVariants)[]),
  ...(Object.keys(iconVariants) as (keyof typeof iconVariants)[]),
]);

/** Whether the server makes an image under this name. It makes no others. */
export const isVariant = (name: string): name is PictureVariant => variants.has(name);
