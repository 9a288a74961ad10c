import { createContext } from 'react';

/** How wide the place is that something stands in. */
export interface Room {
  /** Pixels. */
  most: number;
  /** Of the window's width, 0 to 1, from a window of `from` pixels on. */
  share: number;
  from: number;
  /** Of the width of smaller windows. */
  below: number;
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

const percent = (share: number): string => `${Math.round(share * 100)}vw`;

/** The same for an `img`. https://html.spec.whatwg.org/multipage/images.html#sizes-attributes */
export function sizesOf({ most, share, from, below }: Room): string {
  const wide = Math.ceil(most / share);
  const steps: string[] = [`(min-width: ${Math.max(wide, from)}px) ${most}px`];
  if (most < rooms.full.most)
    for (const [window, times] of largeScreens.toReversed())
      if (window > Math.max(wide, from))
        steps.unshift(`(min-width: ${window}px) ${Math.ceil(Math.min(most * times, window * share))}px`);
  if (0 < from && from < wide) steps.push(`(min-width: ${from}px) ${percent(share)}`);
  return [...steps, percent(from > 0 ? below : share)].join(', ');
}
