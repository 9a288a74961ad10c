import { useId } from 'react';
import { spokenTemplates } from './library-words.ts';
import { PagePicture } from './pictures/page-picture.tsx';
import css from './template-choice.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../messages/admin-list/area.ts';

interface Props {
  /** A template's key, empty for the empty page, `null` if something else was chosen. */
  value: string | null;
  onChange: (key: string) => void;
}

/** Radio buttons with thumbnails: one tab stop, arrows choose. */
export function TemplateChoice({ value, onChange }: Props) {
  const words = useMessages(pageListAdmin);
  const id = useId();
  const choices = [
    { key: '', name: words.emptyPage, sentence: words.startFromNothing, blocks: [] },
    ...spokenTemplates(),
  ];
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{words.startFrom}</legend>
      <div className={css.grid}>
        {choices.map(({ key, name, sentence, blocks }) => (
          <label key={key} className={css.card}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              aria-label={name}
              aria-describedby={`${id}-${key}`}
              checked={value === key}
              onChange={() => onChange(key)}
            />
            <span className={css.picture}>
              <PagePicture blocks={blocks} />
            </span>
            <span className={css.name}>{name}</span>
            <span id={`${id}-${key}`} className={css.sentence}>
              {sentence}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
