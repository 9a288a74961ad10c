// Written by scripts/measure-fonts.ts.

/**
 * Measures of each family, in per cent: how far it reaches above and below the line, the width of a "0" in regular and bold, and the
 * width of its text compared with Arial or Times New Roman (`desk`), Roboto or Noto Serif (`phone`), Noto Sans (`linux`), and DejaVu (`server`).
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
    server: [number, number];
  }
> = {
  fraunces: {
    ascent: 97.8,
    descent: 25.5,
    zero: [64.84, 66.98],
    desk: [115.08, 111.31],
    phone: [97.35, 94.15],
    server: [90.67, 84.44],
  },
  inter: {
    ascent: 96.88,
    descent: 24.12,
    zero: [63.09, 66.55],
    desk: [106.69, 101.52],
    phone: [107.38, 108.17],
    linux: [100.89, 97.16],
    server: [93.82, 84.93],
  },
  'bricolage-grotesque': {
    ascent: 93,
    descent: 27,
    zero: [65.13, 66.25],
    desk: [105.15, 100.92],
    phone: [105.82, 107.53],
    linux: [99.43, 96.58],
    server: [92.46, 84.43],
  },
  'dm-sans': {
    ascent: 99.2,
    descent: 31,
    zero: [68.4, 69.92],
    desk: [103.67, 100.56],
    phone: [104.34, 107.15],
    linux: [98.03, 96.25],
    server: [91.16, 84.13],
  },
  figtree: {
    ascent: 95,
    descent: 25,
    zero: [64.08, 64.68],
    desk: [100.33, 95.58],
    phone: [100.97, 101.84],
    linux: [94.87, 91.48],
    server: [88.23, 79.97],
  },
  lora: {
    ascent: 100.6,
    descent: 27.4,
    zero: [62.1, 62.9],
    desk: [115.06, 110.03],
    phone: [97.32, 93.07],
    server: [90.65, 83.47],
  },
  manrope: {
    ascent: 106.6,
    descent: 30,
    zero: [61, 65.48],
    desk: [102.12, 99.7],
    phone: [102.78, 106.23],
    linux: [96.57, 95.42],
    server: [89.8, 83.41],
  },
  newsreader: {
    ascent: 73.5,
    descent: 26.5,
    zero: [56.65, 58.75],
    desk: [104.12, 100.51],
    phone: [88.08, 85.02],
    server: [82.03, 76.25],
  },
  outfit: {
    ascent: 100,
    descent: 26,
    zero: [65.6, 65.81],
    desk: [98.53, 92.68],
    phone: [99.16, 98.75],
    linux: [93.17, 88.7],
    server: [86.64, 77.54],
  },
  'playfair-display': {
    ascent: 108.2,
    descent: 25.1,
    zero: [60, 63],
    desk: [110.34, 105.64],
    phone: [93.33, 89.35],
    server: [86.93, 80.14],
  },
  'source-serif-4': {
    ascent: 103.6,
    descent: 33.5,
    zero: [52.9, 54.56],
    desk: [117.21, 111.97],
    phone: [99.15, 94.71],
    server: [92.35, 84.94],
  },
  'space-grotesk': {
    ascent: 98.4,
    descent: 29.2,
    zero: [64.09, 64.63],
    desk: [108.73, 101.36],
    phone: [109.43, 108],
    linux: [102.82, 97.01],
    server: [95.62, 84.8],
  },
  'work-sans': {
    ascent: 93,
    descent: 24.3,
    zero: [62.2, 63.57],
    desk: [111.14, 103.63],
    phone: [111.85, 110.42],
    linux: [105.09, 99.18],
    server: [97.73, 86.7],
  },
};
