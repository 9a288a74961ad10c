/** A point of a picture: shares of its width and height, 0 to 1, from its upper left corner. */
export interface Focus {
  x: number;
  y: number;
}

/** A part of a picture, in shares like `Focus`. */
export interface Crop extends Focus {
  width: number;
  height: number;
}

/**
 * A picture as blocks, products and mails keep it. `src`, `width` and `height` are filled in anew from the library when
 * a page is read, so that a replaced file shows everywhere; they stand alone for a picture from elsewhere.
 */
export interface Picture {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Id of the library's file, where it is one. */
  file?: string;
  /** The point that stays in sight in this place, instead of the library's. */
  at?: Focus;
  /** Percent by which it is enlarged around that point, where it is cut to a shape. */
  zoom?: PictureZoom;
}

/** Few, because each is a rule of the style. */
export const pictureZooms = [125, 150, 175, 200, 250, 300] as const;
export type PictureZoom = (typeof pictureZooms)[number];

/** What of a picture is kept when it goes back as it came; the rest is the library's to say. */
export const keptPicture = ({ src, alt, width, height, file, at, zoom }: Picture): Picture => ({
  src,
  alt,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(file === undefined ? {} : { file }),
  ...(at === undefined ? {} : { at }),
  ...(zoom === undefined ? {} : { zoom }),
});

/** A picture from the library, as a page shows it. */
export interface ShownPicture extends Picture {
  /** A `data:` address of a few bytes, shown while the picture loads. */
  placeholder?: string;
  /** The point that stays in sight where the picture is cut to a shape; 0 to 1. */
  focus?: Focus;
}

/** Widths in pixels that the server makes when first asked for, and keeps. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2200, 2880] as const;

/** Cut around the focal point: small for lists, and the shape that social networks show. */
export const cutVariants = { 'thumbnail.webp': [300, 300], 'social.jpg': [1200, 630] } as const;

/** A site's signs, made from one picture; pixels of each side. A maskable one leaves room for any shape of mask. */
export const iconVariants = {
  'favicon.ico': 32,
  'icon-32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

/** A logo as every mail program shows it, in its own shape. */
export const MAIL_LOGO = 'w480.png';

export type PictureVariant =
  | typeof MAIL_LOGO
  | `w${(typeof pictureWidths)[number]}.${'webp' | 'avif'}`
  | keyof typeof cutVariants
  | keyof typeof iconVariants;

const variants: ReadonlySet<string> = new Set<PictureVariant>([
  MAIL_LOGO,
  ...pictureWidths.flatMap((width) => [`w${width}.webp`, `w${width}.avif`] as const),
  ...(Object.keys(cutVariants) as (keyof typeof cutVariants)[]),
  ...(Object.keys(iconVariants) as (keyof typeof iconVariants)[]),
]);

/** Whether the server makes a picture under this name; nothing else is ever made. */
export const isVariant = (name: string): name is PictureVariant => variants.has(name);

export const isDrawing = (src: string): boolean => src.endsWith('.svg');

const inLibrary = /^\/files\/[0-9a-f-]{36}\/[0-9a-z]+\//;

/**
 * The address of a picture of the library in another size. `src` is `/files/{id}/{revision}/{name}`; variants are its
 * siblings `w{width}.webp`, `w{width}.avif`, `thumbnail.webp` and those above. Null for a picture from elsewhere, and for
 * drawings (SVG), which need no other size.
 */
export function variantOf(src: string, variant: string): string | null {
  const folder = variantsOf(src);
  return folder && `${folder}${variant}`;
}

/** What the addresses of all sizes of a picture begin with; null where there are none, as above. */
export const variantsOf = (src: string): string | null =>
  isDrawing(src) ? null : (inLibrary.exec(src)?.[0] ?? null);

const unit = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * A sign or a cut of a picture of the library. Unlike other sizes these are made of drawings too, because anyone who shows
 * them takes no drawings.
 */
export function signOf(
  src: string,
  name: keyof typeof iconVariants | keyof typeof cutVariants | typeof MAIL_LOGO,
): string | null {
  const found = inLibrary.exec(src);
  return found && `${found[0]}${name}`;
}

/** The focal point of a picture as seen within a part of it. */
export const focusWithin = (crop: Crop, focus: Focus): Focus => ({
  x: unit((focus.x - crop.x) / crop.width),
  y: unit((focus.y - crop.y) / crop.height),
});

/** A file of the library, as its owner chose it for something. */
export interface PickedFile {
  /** The library's id. */
  file: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Absolute path on the site's host. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Seconds. */
  duration?: number;
}

/** A picture of the library, as it is kept where it was chosen for. */
export const toPicture = ({ file, src, alt, width, height }: PickedFile): Picture => ({
  file,
  src,
  alt,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});
