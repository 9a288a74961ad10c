import { Text, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { TranslatedText } from '../../../../../lib/translations/texts.ts';
import { directionOf } from '../../../../../lib/values/direction.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';
import { compareWords, type Piece } from './compare-words.ts';
import css from './translations.module.css';

/** A paragraph or heading of rich text is a line here: what to translate, not how it looks. */
const linesOf = (text: TranslatedText): string =>
  typeof text === 'string'
    ? text
    : text.content
        .map((node) => plainText({ type: 'doc', content: [node] }))
        .filter(Boolean)
        .join('\n');

/** The original. */
export const Shown = ({ text, language }: { text: TranslatedText; language: string }) => (
  <Text
    component="div"
    lang={language}
    dir={directionOf(language)}
    className={`admin-words ${css.original ?? ''}`}
  >
    {linesOf(text)}
  </Text>
);

interface VersionsProps {
  /** The original that the translation was made from. */
  before: TranslatedText;
  now: TranslatedText;
  language: string;
}

/** The original before and now, with the words marked that only one of them has. */
export function Versions({ before, now, language }: VersionsProps) {
  const words = useMessages(translationsAdmin);
  const [old, current] = [linesOf(before), linesOf(now)];
  const compared = useMemo(() => compareWords(old, current, language), [old, current, language]);
  const isSame = [...compared.before, ...compared.now].every(({ isChanged }) => !isChanged);
  return (
    <>
      <Version title={words.originalBefore} pieces={compared.before} language={language} mark="del" />
      <Version title={words.originalNow} pieces={compared.now} language={language} mark="ins" />
      {isSame && (
        <Text size="sm" c="dimmed" className={css.note ?? ''}>
          {words.onlyFormattingHasChanged}
        </Text>
      )}
    </>
  );
}

interface VersionProps {
  title: string;
  pieces: readonly Piece[];
  language: string;
  mark: 'del' | 'ins';
}

const Version = ({ title, pieces, language, mark }: VersionProps) => (
  <div>
    <Text size="xs" c="dimmed">
      {title}
    </Text>
    <Text
      component="div"
      lang={language}
      dir={directionOf(language)}
      className={`admin-words ${css.original ?? ''}`}
    >
      {pieces.map(({ text, isChanged }, index) =>
        isChanged ? <Marked key={index} mark={mark} text={text} /> : <span key={index}>{text}</span>,
      )}
    </Text>
  </div>
);

/** Few screen readers announce these elements, so hidden words say where a mark begins and ends. */
function Marked({ mark: Element, text }: { mark: 'del' | 'ins'; text: string }) {
  const words = useMessages(translationsAdmin);
  const hidden = { component: 'span', lang: useLanguage(), className: css.said ?? '' } as const;
  return (
    <Element className={css[Element]}>
      <VisuallyHidden {...hidden}>
        {' '}
        {Element === 'del' ? words.removedWords : words.addedWords}{' '}
      </VisuallyHidden>
      {text}
      <VisuallyHidden {...hidden}> {words.endOfChange} </VisuallyHidden>
    </Element>
  );
}
