import { isExternal } from '../../../../../lib/links/safe-href.ts';
import type { ButtonProps } from './props.ts';
import css from './button-row.module.css';

interface Props {
  buttons: readonly ButtonProps[];
  align?: 'start' | 'centre' | 'end';
}

/** Links that look like buttons. Those without text are left out. */
export function ButtonRow({ buttons, align = 'start' }: Props) {
  const shown = buttons.filter((button) => button.label !== '');
  if (shown.length === 0) return null;
  return (
    <div className={css.row} data-align={align}>
      {shown.map((button, index) => (
        <a
          key={index}
          className="button"
          data-look={button.look}
          href={button.href || undefined}
          rel={isExternal(button.href) ? 'noopener' : undefined}
        >
          {button.label}
        </a>
      ))}
    </div>
  );
}
