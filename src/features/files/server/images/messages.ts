import type { Crop, Focus, PictureVariant } from '../../../../lib/content/pictures.ts';

export interface PrepareInput {
  /** The file as it was uploaded. */
  path: string;
  /** Media type, as found in its content. */
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
  /** `data:` address of at most 300 characters; empty where the picture lets through what is behind it. */
  placeholder: string;
}

export interface VariantInput {
  /** A file that `prepareImage` made. */
  path: string;
  type: string;
  variant: PictureVariant;
  /** Relative to the picture in `path`, as is `crop`. */
  focus?: Focus | null;
  crop?: Crop | null;
}

export interface RenderedVariant {
  /** A new file, which is the caller's to move or remove. */
  path: string;
  /** Not always what the name says: an animation asked for as AVIF stays one, as WebP. */
  type: string;
}

/** What is asked of the worker, and where to put what it makes. */
export type Task =
  | { kind: 'prepare'; input: PrepareInput; output: string }
  | { kind: 'variant'; input: VariantInput; output: string }
  | { kind: 'check'; input: PrepareInput }
  | { kind: 'drawing'; text: string };

export type Answer = { result: unknown } | { problem: string; last?: true } | { error: string };
