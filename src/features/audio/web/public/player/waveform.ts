export const WIDTH = 400;
export const HEIGHT = 40;

const BARS = 100;
const LEAST = 2;

/** Bars around a centre line as an SVG path; all low if unknown. */
export function drawWaveform(peaks: readonly number[]): string {
  const width = WIDTH / BARS;
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS));
    const loudest = Math.max(0, ...peaks.slice(from, to));
    const height = Math.max(LEAST, (loudest / 100) * HEIGHT);
    return `M${bar * width} ${((HEIGHT - height) / 2).toFixed(1)}h${width - 1}v${height.toFixed(1)}h${1 - width}Z`;
  }).join('');
}
