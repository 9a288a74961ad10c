import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';
import { typedHref } from './typed-href.ts';

/** What a typed text leads to; null for a bare word, which would lead to a missing page. */
const targetOf = (text: string): string | null =>
  text.trim() === '' ? '' : (typedHref(text) ?? (/^\s*\?\S/.test(text) ? text.trim() : null));

/**
 * The props of a field for a link. An address is completed as its author means it: `example.com` is a website. What isn’t an address stays
 * as it was typed, with a sentence about it, and changes nothing; links that were stored before stay as they are.
 */
export function useTypedLink(value: string, onChange: (href: string) => void) {
  const words = useMessages(adminUi);
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Chosen elsewhere, or undone.
    if (text !== null && targetOf(text) !== value) setText(null);
  }
  return {
    value: text ?? value,
    problem: isLeft && text !== null && targetOf(text) === null ? words.enterALinkLike : undefined,
    change: (typed: string) => {
      setText(typed);
      setIsLeft(false);
      const target = targetOf(typed);
      if (target !== null && target !== value) onChange(target);
    },
    leave: () => {
      setIsLeft(true);
      if (text !== null && targetOf(text) !== null) setText(null);
    },
  };
}
