import type { Block } from '../../../../../lib/content/block-kind.ts';
import { pageSketch } from './page-sketch.ts';
import css from './pictures.module.css';

const HEIGHT = 130;

/** A thumbnail of the upper part of a page. */
export function PagePicture({ blocks }: { blocks: readonly Block[] }) {
  const { pieces } = pageSketch(blocks);
  return (
    <svg
      className={css.page}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {pieces.map((piece, index) => {
        if (piece.y > HEIGHT) return null;
        const { x, y, width, height, ground } = piece;
        if (piece.kind === 'band')
          return (
            <rect
              key={index}
              x={x}
              y={y}
              width={width}
              height={height}
              className={css.band}
              data-ground={ground}
            />
          );
        const { soft, strong, accent } = piece.drawing;
        return (
          <g
            key={index}
            transform={`translate(${x} ${y}) scale(${width / 120})`}
            data-ground={ground}
            className={css.drawn}
          >
            <path className={css.soft} d={soft} />
            <path className={css.strong} d={strong} />
            <path className={css.accent} d={accent} />
          </g>
        );
      })}
    </svg>
  );
}
