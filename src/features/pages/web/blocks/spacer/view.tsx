import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import type { SpacerProps } from './block.ts';
import css from './spacer.module.css';

export function SpacerView({ size }: SpacerProps & ViewContext) {
  return <div className={css.spacer} data-size={size} aria-hidden="true" />;
}
