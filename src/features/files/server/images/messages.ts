import type { Crop, Focus, PictureVariant } from '../../../../lib/content/pictures.ts';

export interface PrepareInput {
  /** The original file. */
  path: string;
  /** Media type, as detected from its content. */
  type: string;
  crop?: Crop | null;
}

export interface PreparedImage {
  /** A new file, which is the caller's to move or remove. */
  path: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Pixels, upright, after the crop. */
  width: number;
  height: number;
  /** `data:` address of at most 300 characters; empty for a transparent image. */
  placeholder: string;
}

export interface VariantInput {
  /** A file made by `prepareImage`. */
  path: string;
  type: string;
  variant: PictureVariant;
  /** Relative to the image in `path`, as is `crop`. */
  focus?: Focus | null;
  crop?: Crop | null;
}

export interface RenderedVariant {
  /** A new file, which is the caller's to move or remove. */
  path: string;
  /** Not always as the name says: an animation requested as AVIF stays an animation, as WebP. */
  type: string;
}

/** A task for the worker, with the path for its result. */
export type Task =
  | { kind: 'prepare'; input: PrepareInput; output: string }
  | { kind: 'variant'; input: VariantInput; output: string }
  | { kind: 'check'; input: PrepareInput }
  | { kind: 'drawing'; text: string };

export type Answer = { result: unknown } | { problem: string; last?: true } | { error: string };
