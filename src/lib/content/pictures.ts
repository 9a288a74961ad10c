import { isUuid } from '../values/uuid.ts';

/** A point in an image, as shares of width and height (0 to 1) from the upper left corner. */
export interface Focus {
  x: number;
  y: number;
}

/** A rectangle in an image, in shares like `Focus`. */
export interface Crop extends Focus {
  width: number;
  height: number;
}

/**
 * An image as blocks, products and emails store it. `src`, `width` and `height` are filled in from the library when
 * a page is read, so that a replaced file shows everywhere. An image from another site has only these.
 */
export interface Picture {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Id of the library file, if it is one. */
  file?: string;
  /** The focal point in this place, instead of the library's. */
  at?: Focus;
  /** Zoom around that point in percent, for cropped images. */
  zoom?: PictureZoom;
}

/** Few, because each needs a style rule. */
export const pictureZooms = [125, 150, 175, 200, 250, 300] as const;
export type PictureZoom = (typeof pictureZooms)[number];

/** The parts of an image that are stored; the library supplies the rest. */
export const keptPicture = ({ src, alt, width, height, file, at, zoom }: Picture): Picture => ({
  src,
  alt,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(file === undefined ? {} : { file }),
  ...(at === undefined ? {} : { at }),
  ...(zoom === undefined ? {} : { zoom }),
});

/** A library image as a page shows it. */
export interface ShownPicture extends Picture {
  /** A `data:` address of a few bytes, shown while the image loads. */
  placeholder?: string;
  /** The point that stays visible when the image is cropped; 0 to 1. */
  focus?: Focus;
}

/** Widths in pixels that the server makes on first request, and keeps. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2200, 2880] as const;

/**
 * A portrait crop around the focal point, in these widths. On a phone, a wide image behind a high box would be loaded whole,
 * though less than half of it is seen.
 */
export const portrait = { across: 5, down: 7, widths: [480, 720, 960, 1280] } as const;

/** Crops around the focal point: small for lists, and the shape that social networks show. */
export const cutVariants = { 'thumbnail.webp': [300, 300], 'social.jpg': [1200, 630] } as const;

/** A site's icons, made from one image; pixels per side. A maskable icon has padding for any mask. */
export const iconVariants = {
  'favicon.ico': 32,
  'icon-32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

/** A logo in a format that every mail program shows, in its own shape. */
export const MAIL_LOGO = 'w480.png';

export type PictureVariant =
  | typeof MAIL_LOGO
  | `w${(typeof pictureWidths)[number]}.${'webp' | 'avif'}`
  | `portrait${(typeof portrait.widths)[number]}.${'webp' | 'avif'}`
  | keyof typeof cutVariants
  | keyof typeof iconVariants;

export const isDrawing = (src: string): boolean => src.endsWith('.svg');

const inLibrary = /^\/files\/[0-9a-f-]{36}\/[0-9a-z]+\//;

/**
 * The address of another size of a library image. `src` is `/files/{id}/{revision}/{name}`; variants are its
 * siblings `w{width}.webp`, `w{width}.avif`, `portrait{width}.avif`, `thumbnail.webp` and those above. Null for images from other sites, and for
 * drawings (SVG), which need no other size.
 */
export function variantOf(src: string, variant: string): string | null {
  const folder = variantsOf(src);
  return folder && `${folder}${variant}`;
}

/** What the addresses of all sizes of a picture begin with; null where there are none, as above. */
export const variantsOf = (src: string): string | null =>
  isDrawing(src) ? null : (inLibrary.exec(src)?.[0] ?? null);

/** The id in the address of a library file. */
export function fileIdIn(address: string): string | undefined {
  const id = /^\/files\/([0-9a-f-]{36})\//.exec(address)?.[1];
  return id !== undefined && isUuid(id) ? id : undefined;
}

const unit = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * An icon or a crop of a library image. Unlike other sizes, these are made from drawings too, because their consumers
 * don't accept SVG.
 */
export function signOf(
  src: string,
  name: keyof typeof iconVariants | keyof typeof cutVariants | typeof MAIL_LOGO,
): string | null {
  const found = inLibrary.exec(src);
  return found && `${found[0]}${name}`;
}

/** The focal point of an image relative to a rectangle in it. */
export const focusWithin = (crop: Crop, focus: Focus): Focus => ({
  x: unit((focus.x - crop.x) / crop.width),
  y: unit((focus.y - crop.y) / crop.height),
});

/** A library file, as its owner chose it. */
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

/** A library image, as it is stored where it was chosen. */
export const toPicture = ({ file, src, alt, width, height }: PickedFile): Picture => ({
  file,
  src,
  alt,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});
