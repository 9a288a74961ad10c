import type { ReactNode } from 'react';
import type { Picture } from '../../../../../lib/content/block-kind.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { withoutQuotes } from './without-quotes.ts';
import { Speaker } from './speaker.tsx';

interface Props {
  text: string;
  person: string;
  role: string;
  picture: Picture | null;
  size: 'normal' | 'small';
  look?: string;
  /** Classes of the quotation and of its text. */
  classes: { quotation: string | undefined; words: string | undefined };
  /** Above the text. */
  children?: ReactNode;
}

/** A quotation with its author. */
export function Quotation({ text, look, classes, children, ...speaker }: Props) {
  const t = useMessages(blockWords);
  return (
    <figure className={classes.quotation} data-look={look}>
      {children}
      <blockquote className={classes.words} data-long={text.length > 220 || undefined}>
        <p>{t.quotation({ text: withoutQuotes(text) })}</p>
      </blockquote>
      <Speaker {...speaker} />
    </figure>
  );
}
