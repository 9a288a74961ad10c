import { createContext } from 'react';

/** How wide the place is that something stands in. */
export interface Room {
  /** Pixels. */
  most: number;
  /** A share of the window's width, 0 to 1, from a window of `from` pixels on. */
  share: number;
  from: number;
  /** A share of the width of smaller windows. */
  below: number;
  /** Below this a picture is never drawn, because its box is that high. */
  least?: { vh: number; most: number };
}

/** From which windows on all widths of the style are how many times as large (`site.css`). */
const largeScreens = [
  [2200, 11 / 9],
  [1950, 10 / 9],
] as const;

const whole = { share: 1, from: 0, below: 1 };

/** Widths of the site's style, at 16 pixels a rem. */
export const rooms = {
  narrow: { most: 704, ...whole },
  normal: { most: 1152, ...whole },
  wide: { most: 1408, ...whole },
  full: { most: 2560, ...whole },
} as const satisfies Record<string, Room>;

/** Set by what lays out others. */
export const RoomContext = createContext<Room>(rooms.normal);

/** Margins beside the content take about a tenth of the window. */
const MARGINS = 1.1;

/**
 * A part of a place, with others beside it from a width of that place on (pixels); in smaller windows `below` of the
 * window's width.
 */
export const partOf = (room: Room, part: number, beside: number, below = 1): Room => ({
  most: Math.round(room.most * part),
  share: room.share * part,
  from: Math.max(room.from, Math.round((beside / room.share) * MARGINS)),
  below,
});

export const atMost = (room: Room, pixels: number): Room => ({ ...room, most: Math.min(room.most, pixels) });

/**
 * The room that a picture takes when it covers a box: a picture wider than the box is drawn at the box's height, so its
 * cut-off sides count too. @param shape width by height of the box
 */
export function covering(
  room: Room,
  { width, height }: { width?: number; height?: number },
  shape: number,
): Room {
  const stretch = width && height ? Math.max(1, width / height / shape) : 1;
  if (stretch === 1) return room;
  const { most, share, from, below } = room;
  return { most: Math.ceil(most * stretch), share: share * stretch, from, below: below * stretch };
}

/** The room of a picture that is enlarged within its box. */
export function enlarged({ most, share, from, below, least }: Room, times: number): Room {
  return {
    most: Math.ceil(most * times),
    share: share * times,
    from,
    below: below * times,
    ...(least && { least: { vh: least.vh * times, most: least.most * times } }),
  };
}

/** The same for a box without a fixed shape that is at least so high, in hundredths of the window's height up to so many pixels. */
export function asHighAs(
  room: Room,
  { width, height }: { width?: number; height?: number },
  { vh, most }: { vh: number; most: number },
): Room {
  const ratio = width && height ? width / height : 0;
  return ratio ? { ...room, least: { vh: vh * ratio, most: most * ratio } } : room;
}

/** Pixels across of a picture where it is largest, which may be in a small window where nothing stands beside it. */
export const widestIn = ({ most, from, below, least }: Room): number =>
  Math.ceil(Math.max(most, from * below, least?.most ?? 0));

/**
 * Browsers take the nearer of two offered widths, also where it is a little too small. The widths are at most half as
 * large again as the one before, so with this much more they take one that is large enough.
 */
const SPARE = Math.sqrt(1.5);

/** The same for an `img`. https://html.spec.whatwg.org/multipage/images.html#sizes-attributes */
export function sizesOf({ most, share, from, below, least }: Room): string {
  const spared = (length: number, unit: 'px' | 'vw' | 'vh') => `${Math.ceil(length * SPARE)}${unit}`;
  const held = (length: string) =>
    least ? `max(${length}, min(${spared(least.vh, 'vh')}, ${spared(least.most, 'px')}))` : length;
  const pixels = (length: number) => held(spared(length, 'px'));
  const percent = (part: number) => held(spared(part * 100, 'vw'));
  const wide = Math.ceil(most / share);
  const steps: string[] = [`(min-width: ${Math.max(wide, from)}px) ${pixels(most)}`];
  if (most < rooms.full.most)
    for (const [window, times] of largeScreens.toReversed())
      if (window > Math.max(wide, from))
        steps.unshift(`(min-width: ${window}px) ${pixels(Math.min(most * times, window * share))}`);
  if (0 < from && from < wide) steps.push(`(min-width: ${from}px) ${percent(share)}`);
  return [...steps, percent(from > 0 ? below : share)].join(', ');
}
