import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ButtonRow } from '../shared/button-row.tsx';
import type { ButtonBlockProps } from './block.ts';
import css from './button.module.css';

export function ButtonView({ buttons, align }: ButtonBlockProps & ViewContext) {
  if (buttons.length === 0) return null;
  return (
    <div className={css.buttons}>
      <ButtonRow buttons={buttons} align={align} />
    </div>
  );
}
