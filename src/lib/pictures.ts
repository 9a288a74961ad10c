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
}

/** A picture from the library, as a page shows it. */
export interface ShownPicture extends Picture {
  /** A `data:` address of a few bytes, shown while the picture loads. */
  placeholder?: string;
  /** The point that stays in sight where the picture is cut to a shape; 0 to 1. */
  focus?: { x: number; y: number };
}

/** Widths in pixels that the server makes when first asked for, and keeps. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2200] as const;

const inLibrary = /^\/files\/[0-9a-f-]{36}\/[0-9a-z]+\//;

/**
 * The address of a picture of the library in another size. `src` is `/files/{id}/{revision}/{name}`; variants are its
 * siblings `w{width}.webp`, `w{width}.avif` and `thumbnail.webp`. Null for a picture from elsewhere, and for drawings (SVG).
 */
export function variantOf(src: string, variant: string): string | null {
  const found = inLibrary.exec(src);
  return found && !src.endsWith('.svg') ? `${found[0]}${variant}` : null;
}
