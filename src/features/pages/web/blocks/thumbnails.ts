import type { Block } from '../../../../lib/content/block-kind.ts';
import { box, dot, draw, line, lines, type Thumbnail, times } from './drawing.ts';
import { partThumbnails } from './part-thumbnails.ts';

/** By type of block; used by the admin only. */
export const thumbnails: Readonly<Record<string, Thumbnail>> = {
  hero: draw(
    64,
    box(72, 8, 40, 48, 3),
    line(8, 16, 52, 6) + line(8, 26, 40, 6) + lines(8, 38, 48),
    box(8, 47, 24, 8, 4),
  ),
  section: draw(48, box(0, 0, 120, 48, 0), line(36, 14, 48, 5) + lines(28, 26, 64, 52)),
  savedSection: draw(
    48,
    box(8, 4, 104, 40, 4),
    line(20, 14, 44, 5) + lines(20, 24, 60, 50),
    box(92, 12, 10, 10, 2) + box(96, 26, 10, 10, 2),
  ),
  columns: draw(44, box(8, 6, 32, 32) + box(44, 6, 32, 32) + box(80, 6, 32, 32), ''),
  heading: draw(26, '', line(8, 13, 72, 7), line(8, 5, 22)),
  richText: draw(40, '', lines(8, 6, 100, 104, 92, 104, 60)),
  callOut: draw(44, box(8, 6, 104, 32, 4), line(18, 14, 40, 5) + line(18, 24, 48), box(80, 17, 24, 10, 5)),
  quote: draw(
    44,
    '',
    lines(20, 14, 80, 68) + line(44, 32, 32, 2.5),
    box(54, 4, 4, 6, 1) + box(61, 4, 4, 6, 1),
  ),
  testimonials: draw(
    46,
    times(3, (i) => box(6 + i * 37, 6, 34, 34, 3)),
    times(3, (i) => lines(10 + i * 37, 18, 25, 21) + line(10 + i * 37, 33, 14, 2.5)),
    times(3, (i) => times(4, (star) => dot(12 + i * 37 + star * 5, 12, 1.5))),
  ),
  accordion: draw(
    46,
    times(4, (i) => box(8, 10 + i * 11, 104, 1, 0)),
    times(4, (i) => line(8, 3 + i * 11, [60, 72, 48, 66][i] ?? 50)),
    times(4, (i) => box(105, 4 + i * 11, 7, 1.6, 0.8)),
  ),
  tabs: draw(
    46,
    box(8, 15, 104, 1, 0),
    line(44, 6, 24) + line(78, 6, 24) + lines(8, 23, 96, 100, 64),
    line(8, 6, 26) + box(8, 13.5, 26, 2.5, 1),
  ),
  table: draw(
    46,
    times(4, (i) => box(8, 13 + i * 10, 104, 1, 0)),
    times(3, (i) => line(8, 17 + i * 10, 24) + line(50, 17 + i * 10, 20) + line(92, 17 + i * 10, 20)),
    line(8, 7, 20) + line(50, 7, 16) + line(92, 7, 20),
  ),
  timeline: draw(
    46,
    box(15, 8, 1.5, 32, 0),
    times(
      3,
      (i) =>
        line(28, 6 + i * 14, [44, 52, 38][i] ?? 40, 4) + line(28, 12 + i * 14, [70, 62, 74][i] ?? 60, 2.5),
    ),
    times(3, (i) => dot(15.75, 8 + i * 14, 3.2)),
  ),
  numbers: draw(
    34,
    '',
    times(4, (i) => box(8 + i * 27, 11, 18, 10, 2) + line(8 + i * 27, 25, 21, 2.5)),
    times(4, (i) => box(8 + i * 27, 6, 22, 1.6, 0)),
  ),
  featureList: draw(
    46,
    '',
    times(3, (i) => line(8 + i * 36, 22, 26, 4) + lines(8 + i * 36, 30, 29, 22)),
    times(3, (i) => box(8 + i * 36, 6, 11, 11, 3)),
  ),
  hours: draw(
    46,
    times(4, (i) => box(24, 14 + i * 9, 72, 1, 0)),
    times(4, (i) => line(24, 8 + i * 9, [26, 34, 22, 28][i] ?? 24) + line(74, 8 + i * 9, 22)),
  ),
  contactDetails: draw(
    42,
    '',
    times(3, (i) => line(38, 8 + i * 12, [52, 36, 46][i] ?? 40)),
    times(3, (i) => dot(28, 9.5 + i * 12, 3.6)),
  ),
  languageSwitch: draw(20, '', line(44, 9, 24) + line(78, 9, 24), line(10, 9, 24)),
  breadcrumbs: draw(
    20,
    box(36, 8, 1.2, 5, 0) + box(66, 8, 1.2, 5, 0),
    line(72, 9, 30),
    line(8, 9, 22) + line(42, 9, 18),
  ),
  tableOfContents: draw(44, '', line(20, 6, 40, 4), box(10, 5, 2.5, 34, 1) + lines(20, 15, 60, 48, 66, 40)),
  image: draw(
    60,
    box(8, 6, 104, 48, 3),
    'M8 48 40 26l20 14 16-10 36 20v1a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z',
    dot(92, 18, 6),
  ),
  gallery: draw(
    56,
    times(8, (i) => box(8 + (i % 4) * 27, 6 + Math.floor(i / 4) * 23, 23, 20)),
    '',
    box(35, 29, 23, 20),
  ),
  video: draw(60, box(8, 6, 104, 48, 3), '', 'M52 20v20l18-10Z'),
  embed: draw(
    60,
    box(8, 6, 104, 48, 3),
    'M8 38 112 20v3L8 41ZM40 6h3l16 48h-3Z',
    'M72 46s9-9 9-16a9 9 0 0 0-18 0c0 7 9 16 9 16Z',
  ),
  customCode: draw(
    60,
    box(8, 6, 104, 48, 3),
    '',
    'M46 20 34 30l12 10v-5l-6-5 6-5ZM74 20l12 10-12 10v-5l6-5-6-5ZM62 18h4l-8 24h-4Z',
  ),
  serviceList: draw(
    56,
    times(3, (index) => box(8 + index * 36, 6, 32, 22)),
    times(3, (index) => lines(8 + index * 36, 32, 28, 20)),
    times(3, (index) => line(8 + index * 36, 46, 16)),
  ),
  booking: draw(
    62,
    times(21, (index) => box(8 + (index % 7) * 8, 16 + Math.floor(index / 7) * 10, 6, 7, 1)),
    line(8, 6, 40) + lines(72, 8, 36, 28),
    times(3, (index) => box(72, 22 + index * 12, 40, 9)) + box(24, 26, 6, 7, 1),
  ),
  playlist: draw(
    46,
    times(3, (i) => box(8, 15 + i * 13, 104, 1, 0)),
    times(3, (i) => line(24, 6 + i * 13, [48, 38, 54][i] ?? 48) + line(98, 6 + i * 13, 14, 2.5)),
    times(3, (i) => `M10 ${3.5 + i * 13}l7 4-7 4Z`),
  ),
  audioTrack: draw(
    46,
    box(8, 6, 34, 34, 3),
    line(50, 9, 44, 5) + line(50, 18, 30, 2.5),
    dot(56, 33, 7) +
      times(9, (i) =>
        box(
          68 + i * 5,
          33 - ([4, 7, 5, 9, 6, 8, 4, 6, 3][i] ?? 4) / 2,
          2.5,
          [4, 7, 5, 9, 6, 8, 4, 6, 3][i] ?? 4,
          1,
        ),
      ),
  ),
  cards: draw(
    54,
    times(3, (i) => box(8 + i * 36, 6, 32, 22, 3)),
    times(3, (i) => line(8 + i * 36, 33, 24, 4) + line(8 + i * 36, 40, 30, 2.5)),
    times(3, (i) => line(8 + i * 36, 46, 14, 2.5)),
  ),
  people: draw(
    54,
    times(3, (i) => box(8 + i * 36, 4, 32, 32, 3)),
    times(3, (i) => line(8 + i * 36, 41, 22, 4)) +
      times(3, (i) => dot(24 + i * 36, 15, 5) + box(15 + i * 36, 22, 18, 14, 6)),
    times(3, (i) => line(8 + i * 36, 48, 15, 2.5)),
  ),
  logoStrip: draw(
    26,
    '',
    box(8, 9, 18, 8) + dot(42, 13, 5) + box(56, 10, 22, 6, 3) + box(88, 9, 8, 8) + box(100, 11, 12, 4, 2),
  ),
  button: draw(26, '', '', box(40, 6, 40, 14, 7)),
  form: draw(
    54,
    box(8, 11, 104, 8) + box(8, 26, 104, 12),
    line(8, 5, 26) + line(8, 21.5, 36, 2.5),
    box(8, 43, 28, 8, 4),
  ),
  newsletter: draw(34, box(52, 11, 38, 10, 3), line(8, 10, 34, 5) + line(8, 20, 26), box(93, 11, 19, 10, 5)),
  entryList: draw(
    54,
    times(3, (i) => box(8 + i * 36, 6, 32, 20, 3)),
    times(3, (i) => line(8 + i * 36, 31, 28, 4) + line(8 + i * 36, 38, 22, 2.5)),
    times(3, (i) => line(8 + i * 36, 45, 12, 2.5)),
  ),
  entryPart: draw(36, box(8, 6, 104, 24, 4), line(18, 15, 56, 5), dot(98, 18, 5)),
  products: draw(
    54,
    times(3, (i) => box(8 + i * 36, 5, 32, 32, 3)),
    times(3, (i) => line(8 + i * 36, 41, 24, 3)),
    times(3, (i) => line(8 + i * 36, 47, 12, 3)),
  ),
  product: draw(
    50,
    box(8, 6, 44, 38, 3) + box(60, 24, 13, 6, 3) + box(76, 24, 13, 6, 3),
    line(60, 8, 42, 4) + line(60, 16, 20, 3),
    box(60, 35, 36, 9, 4.5),
  ),
  priceTable: draw(
    58,
    box(6, 8, 34, 44, 3) + box(80, 8, 34, 44, 3),
    times(3, (i) => (i === 1 ? '' : box(11 + i * 37, 14, 16, 7) + lines(11 + i * 37, 27, 24, 20, 22))),
    box(43, 4, 34, 52, 3),
  ),
  downloadList: draw(
    44,
    times(3, (i) => box(8, 15 + i * 12, 104, 1, 0)),
    times(3, (i) => line(24, 7 + i * 12, [50, 40, 58][i] ?? 48) + line(96, 7 + i * 12, 16, 2.5)),
    times(3, (i) => box(10, 5 + i * 12, 6, 8, 1)),
  ),
  socialLinks: draw(
    26,
    '',
    times(3, (i) => line(20 + i * 36, 11.5, 17)),
    times(3, (i) => dot(13 + i * 36, 13, 4.5)),
  ),
  countdown: draw(
    44,
    times(3, (i) => box(24 + i * 25, 12, 21, 24, 3)),
    line(24, 3, 46, 4) + times(3, (i) => line(29 + i * 25, 29, 11, 2.5)),
    times(3, (i) => box(29 + i * 25, 17, 11, 8)),
  ),
  divider: draw(20, box(8, 9, 104, 1.5, 0), ''),
  spacer: draw(26, box(58, 6, 4, 14, 1), 'M52 9l8-7 8 7ZM52 17l8 7 8-7Z'),
};

const centredHero = draw(
  52,
  '',
  line(22, 12, 76, 6) + line(34, 22, 52, 6) + line(30, 33, 60),
  line(48, 5, 24) + box(48, 40, 24, 8, 4),
);

/** The drawing of a block, considering settings that change its appearance. */
export function thumbnailOf({ type, props }: Block): Thumbnail | undefined {
  if (type === 'hero' && props['layout'] === 'centred') return centredHero;
  return type === 'entryPart' ? thumbnailOfPick(`entryPart:${String(props['part'])}`) : thumbnails[type];
}

/** The drawing of an entry of the list of blocks: a type, or a type and one of its picks, as in `entryPart:title`. */
export function thumbnailOfPick(key: string): Thumbnail | undefined {
  const [type = key, part = ''] = key.split(':');
  const own = type === 'entryPart' && Object.hasOwn(partThumbnails, part) ? partThumbnails[part] : undefined;
  return own ?? thumbnails[type];
}
