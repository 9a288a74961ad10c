/** A schematic drawing of a kind of block, 120 wide: three paths, from the faintest to the accent. */
export interface Thumbnail {
  height: number;
  soft: string;
  strong: string;
  accent: string;
}

const round = (value: number) => Number(value.toFixed(2));

/** A filled box with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 2): string {
  const r = round(Math.min(radius, width / 2, height / 2));
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
}

export const dot = (x: number, y: number, radius: number) =>
  box(x - radius, y - radius, 2 * radius, 2 * radius, radius);
/** A line of text. */
export const line = (x: number, y: number, width: number, thickness = 3) =>
  box(x, y, width, thickness, thickness / 2);
export const lines = (x: number, y: number, ...widths: number[]) =>
  widths.map((width, index) => line(x, y + index * 6, width)).join('');
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const draw = (height: number, soft: string, strong: string, accent = ''): Thumbnail => ({
  height,
  soft,
  strong,
  accent,
});
