import { isBlockList, type Block } from '../../../../../lib/content/block-kind.ts';
import type { Thumbnail } from '../../blocks/drawing.ts';
import { thumbnailOf } from '../../blocks/thumbnails.ts';

export type Ground = 'none' | 'tint' | 'main' | 'dark';

/** A part of a page thumbnail, in hundredths of the page's width: a colour band or a block's drawing. */
export type Piece = { x: number; y: number; width: number; height: number; ground: Ground } & (
  | { kind: 'band' }
  | { kind: 'block'; type: string; drawing: Thumbnail }
);

interface Area {
  x: number;
  y: number;
  width: number;
  ground: Ground;
}

const GAP = 3;
const groundOf = (value: unknown, otherwise: Ground): Ground =>
  value === 'tint' || value === 'main' || value === 'dark' ? value : otherwise;

const slots = (block: Block): Block[][] => Object.values(block.props).filter(isBlockList);

/** Stacks blocks vertically. @returns the parts, and where the next one starts */
function stack(blocks: readonly Block[], area: Area): { pieces: Piece[]; end: number } {
  const pieces: Piece[] = [];
  let y = area.y;
  for (const block of blocks) {
    const placed = place(block, { ...area, y });
    pieces.push(...placed.pieces);
    y = placed.end;
  }
  return { pieces, end: y };
}

function place(block: Block, area: Area): { pieces: Piece[]; end: number } {
  const { type, props } = block;
  if (type === 'section') {
    const ground = groundOf(props['background'], 'none');
    const narrow = props['width'] === 'narrow' ? area.width * 0.18 : 0;
    const inner = { x: area.x + narrow, y: area.y + GAP, width: area.width - 2 * narrow, ground };
    const { pieces, end } = stack(slots(block).flat(), inner);
    const height = end + GAP - area.y;
    const band: Piece = { kind: 'band', ...area, height, ground };
    return { pieces: [band, ...pieces], end: area.y + height };
  }
  if (type === 'columns') {
    const columns = slots(block);
    const width = area.width / Math.max(1, columns.length);
    const placed = columns.map((content, index) =>
      stack(content, { ...area, x: area.x + index * width, width }),
    );
    return {
      pieces: placed.flatMap(({ pieces }) => pieces),
      end: Math.max(area.y, ...placed.map(({ end }) => end)),
    };
  }
  const drawing = thumbnailOf(block);
  if (!drawing) return { pieces: [], end: area.y };
  const ground = groundOf(props['background'], area.ground);
  const height = (drawing.height / 120) * area.width;
  const piece: Piece = { kind: 'block', type, drawing, ...area, height, ground };
  const band: Piece[] = ground === area.ground ? [] : [{ kind: 'band', ...area, height, ground }];
  return { pieces: [...band, piece], end: area.y + height };
}

/** A page thumbnail, made from the drawings of its blocks, so that it is always current. */
export function pageSketch(blocks: readonly Block[]): { pieces: Piece[]; height: number } {
  const { pieces, end } = stack(blocks, { x: 0, y: 0, width: 100, ground: 'none' });
  return { pieces, height: end };
}
