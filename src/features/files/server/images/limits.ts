/** What the worker of pictures takes on. Pixels, bytes, milliseconds, as named. */
export const limits = {
  /** The most pixels of one picture. Formats that must be unpacked whole get less. */
  pixels: { jpeg: 150_000_000, png: 150_000_000, webp: 64_000_000, heif: 18_000_000, gif: 25_000_000 },
  /** The most pixels of all frames of an animation. */
  animationPixels: 120_000_000,
  animationFrames: 600,
  /** The longer side of what is kept. */
  side: 4_400,
  animationSide: 1_600,
  /** AVIF takes most memory of all when it is written. */
  avifSide: 2_400,
  drawingBytes: 2_000_000,
  /** Resident memory of the worker, above which it ends itself. */
  memoryBytes: 520_000_000,
  prepareMs: 120_000,
  variantMs: 60_000,
  drawingMs: 20_000,
  /** How long one piece of work waits for all others before it gets its low share of a busy machine. */
  steppedBackMs: 5_000,
  /** Without work, before the process is ended. */
  idleMs: 30_000,
  /** Waiting pieces of work, before more are turned away. */
  waiting: 300,
} as const;
