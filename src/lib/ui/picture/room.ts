import { createContext } from 'react';
import { portrait } from '../../content/pictures.ts';

/** Minimum height of a box without a fixed shape: hundredths of the window's height, up to a number of pixels. */
export interface Tall {
  vh: number;
  most: number;
}

/** The width available to an image. */
export interface Room {
  /** Pixels. */
  most: number;
  /** A share of the window's width, 0 to 1, in windows from `from` pixels on. */
  share: number;
  from: number;
  /** Another share of the width of windows between `middle.from` pixels and `from`. */
  middle?: { from: number; share: number };
  /** A share of the width of smaller windows. */
  below: number;
  /** Minimum drawn width in pixels, if the container's height requires it. */
  least?: { vh: number; most: number };
}

/** From which window width on all lengths of the style are multiplied by how much (`site.css`). */
const largeScreens = [
  [2200, 11 / 9],
  [1950, 10 / 9],
] as const;

const whole = { share: 1, from: 0, below: 1 };

/** Widths in the site's style, at 16 pixels per rem. */
export const rooms = {
  narrow: { most: 704, ...whole },
  normal: { most: 1152, ...whole },
  wide: { most: 1408, ...whole },
  full: { most: 2560, ...whole },
} as const satisfies Record<string, Room>;

/** Provided by blocks that lay out others. */
export const RoomContext = createContext<Room>(rooms.normal);

/** Margins beside the content take about a tenth of the window. */
const MARGINS = 1.1;

/** From which window width on a place has a width (pixels). */
const windowFor = (room: Room, width: number) =>
  Math.max(room.from, Math.round((width / room.share) * MARGINS));

/**
 * A part of a place that shares a row with others from a width of that place on (pixels); in smaller windows, `below` of the
 * window's width.
 */
export const partOf = (room: Room, part: number, beside: number, below = 1): Room => ({
  most: Math.round(room.most * part),
  share: room.share * part,
  from: windowFor(room, beside),
  below,
});

/** A place of which half is enough in windows that are narrower than its own, down to a width of the place around it. */
export const halvedFrom = (part: Room, around: Room, width: number): Room => {
  const from = windowFor(around, width);
  return from < part.from ? { ...part, middle: { from, share: around.share / 2 } } : part;
};

export const atMost = (room: Room, pixels: number): Room => ({ ...room, most: Math.min(room.most, pixels) });

/**
 * The width of an image that covers a box: an image wider than the box is drawn at the box's height, so its
 * cropped sides count too. @param shape aspect ratio of the box
 */
export function covering(
  room: Room,
  { width, height }: { width?: number; height?: number },
  shape: number,
): Room {
  const stretch = width && height ? Math.max(1, width / height / shape) : 1;
  if (stretch === 1) return room;
  return enlarged(room, stretch);
}

/** The width of an image that is enlarged within its box. */
export function enlarged({ most, share, from, below, middle, least }: Room, times: number): Room {
  return {
    most: Math.ceil(most * times),
    share: share * times,
    from,
    below: below * times,
    ...(middle && { middle: { from: middle.from, share: middle.share * times } }),
    ...(least && { least: { vh: least.vh * times, most: least.most * times } }),
  };
}

/** The same for a box of a minimum height. */
export function asHighAs(
  room: Room,
  { width, height }: { width?: number; height?: number },
  { vh, most }: Tall,
): Room {
  const ratio = width && height ? width / height : 0;
  return ratio ? { ...room, least: { vh: vh * ratio, most: most * ratio } } : room;
}

/** The largest drawn width in pixels, which may be in a small window where nothing is beside it. */
export const widestIn = ({ most, from, below, middle, least }: Room): number => {
  const alone = middle ? Math.max(middle.from * below, from * middle.share) : from * below;
  return Math.ceil(Math.max(most, alone, least?.most ?? 0));
};

/**
 * Browsers take the nearer of two offered widths, even if it is a little too small. Each width is at most half as
 * large again as the one before, so with this addition they take one that is large enough.
 */
const SPARE = Math.sqrt(1.5);

const spared = (length: number, unit: 'px' | 'vw' | 'vh') => `${Math.ceil(length * SPARE)}${unit}`;

/** The `sizes` attribute of an `img`. https://html.spec.whatwg.org/multipage/images.html#sizes-attributes */
export function sizesOf({ most, share, from, below, middle, least }: Room): string {
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
  if (middle) steps.push(`(min-width: ${middle.from}px) ${percent(middle.share)}`);
  return [...steps, percent(from > 0 ? below : share)].join(', ');
}

/** `media` and `sizes` of a `source` with portrait crops: only for windows in which such a box shows their whole height. */
export function portraitSource({ vh, most }: Tall): { media: string; sizes: string } {
  const { across, down } = portrait;
  const ratio = across / down;
  return {
    media: `(max-width: ${widestPortrait({ vh, most })}px) and (max-aspect-ratio: ${vh * across}/${100 * down})`,
    sizes: `max(${spared(100, 'vw')}, min(${spared(vh * ratio, 'vh')}, ${spared(most * ratio, 'px')}))`,
  };
}

/** The largest width in pixels in which portrait crops are drawn. */
export const widestPortrait = ({ most }: Tall): number =>
  Math.floor((most * portrait.across) / portrait.down);
