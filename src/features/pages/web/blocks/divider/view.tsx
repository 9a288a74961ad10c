import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import type { DividerProps } from './block.ts';
import css from './divider.module.css';

const WAVE = 'M2 6q6-8 12 0t12 0t12 0t12 0t12 0';

export function DividerView({ look }: DividerProps & ViewContext) {
  if (look === 'line' || look === 'short') return <hr className={css.line} data-look={look} />;
  return (
    <div className={css.drawn} role="separator">
      <svg viewBox="0 0 64 12" className={css.drawing} data-look={look} aria-hidden="true">
        {look === 'wave' ? (
          <path d={WAVE} />
        ) : (
          [14, 32, 50].map((x) => <circle key={x} cx={x} cy="6" r="2.5" />)
        )}
      </svg>
    </div>
  );
}
