// Written by scripts/measure-fonts.ts.

/**
 * Measures of each family, in per cent: how far it reaches above and below the line, the width of a "0" in regular and bold, and the
 * width of its text compared with Arial or Times New Roman (`desk`), Roboto or Noto Serif (`phone`), and Noto Sans (`linux`).
 */
export const fontMetrics: Record<
  string,
  {
    ascent: number;
    descent: number;
    zero: [number, number];
    desk: [number, number];
    phone: [number, number];
    linux?: [number, number];
  }
> = {
  fraunces: {
    ascent: 97.8,
    descent: 25.5,
    zero: [64.84, 66.98],
    desk: [115.21, 111.49],
    phone: [97.22, 94.22],
  },
  inter: {
    ascent: 96.88,
    descent: 24.12,
    zero: [63.09, 66.55],
    desk: [106.49, 101.41],
    phone: [107.17, 107.91],
    linux: [100.63, 96.99],
  },
  'bricolage-grotesque': {
    ascent: 93,
    descent: 27,
    zero: [65.13, 66.25],
    desk: [105.14, 101.09],
    phone: [105.82, 107.57],
    linux: [99.36, 96.68],
  },
  'dm-sans': {
    ascent: 99.2,
    descent: 31,
    zero: [68.4, 69.92],
    desk: [103.56, 100.49],
    phone: [104.22, 106.93],
    linux: [97.86, 96.11],
  },
  figtree: {
    ascent: 95,
    descent: 25,
    zero: [64.08, 64.68],
    desk: [100.18, 95.61],
    phone: [100.82, 101.73],
    linux: [94.67, 91.44],
  },
  lora: { ascent: 100.6, descent: 27.4, zero: [62.1, 62.9], desk: [115.13, 110.21], phone: [97.16, 93.14] },
  manrope: {
    ascent: 106.6,
    descent: 30,
    zero: [61, 65.48],
    desk: [101.54, 99.31],
    phone: [102.19, 105.67],
    linux: [95.95, 94.98],
  },
  newsreader: {
    ascent: 73.5,
    descent: 26.5,
    zero: [56.65, 58.75],
    desk: [104.42, 100.85],
    phone: [88.11, 85.23],
  },
  outfit: {
    ascent: 100,
    descent: 26,
    zero: [65.6, 65.81],
    desk: [98.26, 92.57],
    phone: [98.89, 98.5],
    linux: [92.85, 88.53],
  },
  'playfair-display': {
    ascent: 108.2,
    descent: 25.1,
    zero: [60, 63],
    desk: [110.6, 105.92],
    phone: [93.33, 89.51],
  },
  'source-serif-4': {
    ascent: 103.6,
    descent: 33.5,
    zero: [52.9, 54.56],
    desk: [117.23, 112.06],
    phone: [98.92, 94.7],
  },
  'space-grotesk': {
    ascent: 98.4,
    descent: 29.2,
    zero: [64.09, 64.63],
    desk: [108.25, 101.13],
    phone: [108.94, 107.61],
    linux: [102.29, 96.72],
  },
  'work-sans': {
    ascent: 93,
    descent: 24.3,
    zero: [62.2, 63.57],
    desk: [111.29, 103.82],
    phone: [112, 110.47],
    linux: [105.16, 99.29],
  },
};
