import { box, dot, draw, line, lines, type Thumbnail, times } from './drawing.ts';

/** What of an entry each pick of `entryPart` shows; used by the admin only. */
export const partThumbnails: Readonly<Record<string, Thumbnail>> = {
  title: draw(40, lines(8, 28, 60), line(8, 8, 104, 8), line(8, 19, 56, 5)),
  picture: draw(
    60,
    box(8, 6, 104, 48, 3),
    'M8 48 40 26l20 14 16-10 36 20v1a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3Z',
    dot(92, 18, 6),
  ),
  excerpt: draw(40, '', line(8, 8, 104, 4.5) + line(8, 17, 96, 4.5) + line(8, 26, 52, 4.5)),
  about: draw(
    28,
    dot(52, 14, 1.2) + dot(88, 14, 1.2),
    line(24, 12, 22) + line(58, 12, 24) + line(94, 12, 18),
    dot(14, 14, 6),
  ),
  date: draw(
    52,
    box(38, 8, 44, 38, 4),
    times(6, (i) => box(44 + (i % 3) * 12, 24 + Math.floor(i / 3) * 10, 6, 5, 1)),
    box(38, 8, 44, 9, 3) + box(46, 4, 3, 8, 1) + box(71, 4, 3, 8, 1),
  ),
  authors: draw(
    44,
    box(18, 27, 22, 14, 7) + box(70, 27, 22, 14, 7),
    line(44, 20, 20) + line(96, 20, 16),
    dot(29, 17, 7) + dot(81, 17, 7),
  ),
  readingTime: draw(
    48,
    dot(36, 24, 17),
    lines(62, 18, 42) + line(62, 27, 26),
    box(34.8, 13, 2.4, 12, 1) + box(34.8, 22.8, 10, 2.4, 1),
  ),
  categories: draw(32, '', line(8, 14, 26) + line(86, 14, 26), box(42, 8, 36, 16, 2) + box(42, 5, 16, 6, 2)),
  tags: draw(
    32,
    box(8, 9, 30, 14, 7) + box(44, 9, 34, 14, 7) + box(84, 9, 28, 14, 7),
    line(18, 14.5, 14) + line(54, 14.5, 18) + line(94, 14.5, 12),
    dot(14, 16, 1.8) + dot(50, 16, 1.8) + dot(90, 16, 1.8),
  ),
  field: draw(32, box(8, 25, 104, 1, 0), line(52, 13, 50, 5), line(8, 13.5, 30, 4)),
  fields: draw(
    48,
    times(3, (i) => box(8, 14 + i * 14, 104, 1, 0)),
    times(3, (i) => line(52, 6 + i * 14, [50, 36, 44][i] ?? 40)),
    times(3, (i) => line(8, 6 + i * 14, [28, 22, 32][i] ?? 28)),
  ),
  content: draw(
    60,
    box(8, 28, 46, 26, 3),
    line(8, 6, 60, 4.5) + lines(8, 15, 104, 96) + lines(62, 30, 50, 46, 50, 30),
  ),
  player: draw(
    48,
    box(8, 6, 36, 36, 4) + line(52, 34, 60),
    line(52, 10, 48, 4.5) + line(52, 19, 30),
    'M21 15v18l15-9Z' + line(52, 34, 26),
  ),
  comments: draw(
    54,
    box(8, 6, 66, 18, 5) + box(38, 30, 74, 18, 5),
    line(24, 11, 40) + line(24, 17, 28, 2.5) + line(54, 35, 48) + line(54, 41, 34, 2.5),
    dot(16, 15, 4) + dot(46, 39, 4),
  ),
  around: draw(
    36,
    box(8, 6, 50, 24, 3) + box(62, 6, 50, 24, 3),
    line(24, 16, 26) + line(70, 16, 26),
    'M13 18l6-5v10ZM107 18l-6-5v10Z',
  ),
  related: draw(
    54,
    times(3, (i) => box(8 + i * 36, 16, 32, 20, 3)),
    times(3, (i) => line(8 + i * 36, 40, 26) + line(8 + i * 36, 46, 16, 2.5)),
    line(8, 6, 44, 4),
  ),
};
