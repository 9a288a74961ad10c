import { thumbnailOfPick } from '../../blocks/thumbnails.ts';
import css from './pictures.module.css';

const TALLEST = 64;

/** A thumbnail of a kind of block, or of one of its picks; nothing for kinds without a drawing. @param of as in `hero` or `entryPart:title` */
export function BlockPicture({ of }: { of: string }) {
  const drawing = thumbnailOfPick(of);
  if (!drawing) return null;
  const top = (drawing.height - TALLEST) / 2;
  return (
    <svg className={css.block} viewBox={`0 ${top} 120 ${TALLEST}`} aria-hidden="true">
      <path className={css.soft} d={drawing.soft} />
      <path className={css.strong} d={drawing.strong} />
      <path className={css.accent} d={drawing.accent} />
    </svg>
  );
}
