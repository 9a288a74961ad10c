/** Limits of the image worker: pixels, bytes, milliseconds, as named. */
export const limits = {
  /** Maximum pixels of one image. Formats that must be decoded whole have a lower limit. */
  pixels: { jpeg: 150_000_000, png: 150_000_000, webp: 64_000_000, heif: 18_000_000, gif: 25_000_000 },
  /** Maximum pixels of all frames of an animation. */
  animationPixels: 120_000_000,
  animationFrames: 600,
  /** The longer side of the stored image. */
  side: 4_400,
  animationSide: 1_600,
  /** Encoding AVIF needs the most memory. */
  avifSide: 2_400,
  drawingBytes: 2_000_000,
  /** Resident memory of the worker, above which it exits. */
  memoryBytes: 520_000_000,
  prepareMs: 120_000,
  variantMs: 60_000,
  drawingMs: 20_000,
  /** How long a task stays in the background before it gets its low share of a busy machine. */
  steppedBackMs: 5_000,
  /** Idle time before the process is ended. */
  idleMs: 30_000,
  /** Maximum waiting tasks. */
  waiting: 300,
} as const;
