import { useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { peopleQuery } from './comment-calls.ts';
import { insertMention, mentionAt } from './mention-text.ts';

const MOST_OFFERED = 6;

/** People to be mentioned in a text behind “@”, offered while a name is being typed. */
export function useMention(area: RefObject<HTMLTextAreaElement | null>, text: string, isOn: boolean) {
  const [caret, setCaret] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const box = useCombobox();
  const { data: people = [] } = useQuery({ ...peopleQuery, enabled: isOn });
  const looked = isOn && isAsking ? mentionAt(text, caret) : null;
  const others = people.filter(({ you }) => !you);
  const offered =
    looked === null
      ? []
      : others.filter(({ name }) => name.toLowerCase().includes(looked.toLowerCase())).slice(0, MOST_OFFERED);
  const isOpen = offered.length > 0;
  useEffect(() => {
    if (isOpen) {
      box.openDropdown();
      box.selectFirstOption();
    } else box.closeDropdown();
    // The options are new with each letter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, looked]);
  return {
    box,
    offered,
    isOpen,
    /** After each change of the text, with where the caret is. */
    typed: (at: number) => (setCaret(at), setIsAsking(true)),
    moved: setCaret,
    close: () => setIsAsking(false),
    /** @returns the text with the name in it */
    pick: (id: string): string => {
      const next = insertMention(text, caret, others.find(({ _id }) => _id === id)?.name ?? '');
      setIsAsking(false);
      setCaret(next.caret);
      requestAnimationFrame(() => {
        area.current?.focus();
        area.current?.setSelectionRange(next.caret, next.caret);
      });
      return next.text;
    },
    /** Those whose names are in the text. */
    mentioned: (): string[] =>
      isOn ? others.filter(({ name }) => text.includes(`@${name}`)).map(({ _id }) => _id) : [],
  };
}
