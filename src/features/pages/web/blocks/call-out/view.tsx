import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ButtonRow } from '../shared/button-row.tsx';
import { Icon } from '../shared/pictures/icon.tsx';
import { Title } from '../shared/title.tsx';
import type { CallOutProps } from './block.ts';
import css from './call-out.module.css';

export function CallOutView({ look, title, text, buttons, level }: CallOutProps & ViewContext) {
  if (title === '' && text === '' && buttons.length === 0) return null;
  return (
    <div className={css.box}>
      <div className={css.callOut} data-look={look} data-surface={look === 'band' ? 'main' : undefined}>
        {look !== 'band' && <Icon name={look === 'warning' ? 'warning' : 'info'} className={css.icon} />}
        <div className={css.words}>
          {title && (
            <Title level={level} className={css.title}>
              {title}
            </Title>
          )}
          {text && <p className={css.text}>{text}</p>}
        </div>
        <ButtonRow buttons={buttons} />
      </div>
    </div>
  );
}
