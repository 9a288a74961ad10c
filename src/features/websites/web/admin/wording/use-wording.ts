import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient, CallError } from '../../../../../lib/http/client.ts';
import { formProblem } from '../../../../../lib/messages/check-wording.ts';
import { formsOf, type MessageForms, messageOf } from '../../../../../lib/messages/message-forms.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { sayPlace } from './say-place.ts';
import {
  MOST_CHANGES,
  type Wording,
  type WordingMessage,
  type wordingContract,
} from '../../../wording-contract.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { wordingProblemsAdmin } from '../../../messages/admin-wording-problems/area.ts';
import { sayProblem } from '../../../say-wording-problem.ts';
import { websitesAdmin } from '../../../messages/admin/area.ts';

const call = browserClient<typeof wordingContract>();

type Language = Wording['language'];

const keyOf = (language: Language | undefined) => ['wording', language ?? ''];

/** @param language the main one by default */
export const useWording = (language: Language | undefined) =>
  useQuery({
    queryKey: keyOf(language),
    queryFn: (): Promise<Wording> => call('GET /api/wording', { query: language ? { language } : {} }),
    staleTime: 30_000,
  });

/** A text with where it appears. */
export interface WordingRow extends WordingMessage {
  id: string;
  area: string;
  group: string;
  where: string;
  to: string | null;
}

/** Rows by group, in the order of the list. */
export const rowsOf = ({ areas }: Wording): WordingRow[] => {
  const groups = [...new Set(areas.map(({ group }) => group))];
  return groups.flatMap((group) =>
    areas
      .filter((each) => each.group === group)
      .flatMap(({ messages, area, where, to }) =>
        messages.map((message) => ({
          ...message,
          id: `${area} ${message.key}`,
          area,
          group: sayPlace(group),
          where: sayPlace(where),
          to,
        })),
      ),
  );
};

const none: MessageForms = { forms: [], kinds: {} };
export const formsIn = (message: string): MessageForms => formsOf(message) ?? none;

/** The texts of each form, in the order of the original. */
export const textsIn = ({ original, words }: Pick<WordingRow, 'original' | 'words'>): string[] => {
  const said = formsIn(words ?? original);
  return formsIn(original).forms.map(({ name }) => said.forms.find((form) => form.name === name)?.text ?? '');
};

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** What is wrong with each form; `''` where nothing is. */
export const problemsOf = ({ original }: WordingRow, texts: readonly string[]): string[] => {
  const { by, forms } = formsIn(original);
  return forms.map(({ text }, at) => {
    const problem = formProblem((texts[at] ?? '').trim(), text, by);
    return problem ? sayProblem(problem, messagesNow(wordingProblemsAdmin)) : '';
  });
};

export interface WordingEdits {
  /** What the fields of a row show. */
  texts: (row: WordingRow) => readonly string[];
  isEdited: (row: WordingRow) => boolean;
  /** Whether it will differ from the original once saved. */
  isChanged: (row: WordingRow) => boolean;
  problems: (row: WordingRow) => readonly string[];
  faulty: readonly WordingRow[];
  edit: (row: WordingRow, texts: readonly string[]) => void;
  reset: (row: WordingRow) => void;
  resetAll: () => void;
  form: {
    isChanged: boolean;
    saving: boolean;
    errors: Record<string, string>;
    problem: string | null;
    save: () => void;
    discard: () => void;
  };
}

const PLAIN: Record<string, string> = {};

/**
 * @param chosen the language that the list was asked for
 * @param onFaulty called with the texts that can’t be saved, instead of saving
 */
export function useWordingEdits(
  wording: Wording,
  chosen: Language | undefined,
  rows: readonly WordingRow[],
  onFaulty: (ids: string[]) => void,
): WordingEdits {
  const say = useMessages(websitesAdmin);
  const queries = useQueryClient();
  const [edits, setEdits] = useState<Readonly<Record<string, readonly string[]>>>({});
  const edited = useMemo(() => rows.filter(({ id }) => edits[id]), [rows, edits]);
  const texts = (row: WordingRow) => edits[row.id] ?? textsIn(row);
  const problems = (row: WordingRow) => {
    const given = edits[row.id];
    return given ? problemsOf(row, given) : [];
  };
  const faulty = edited.filter((row) => problems(row).some(Boolean));
  const keep = (saved: Wording) => queries.setQueryData(keyOf(chosen), saved);

  const save = useMutation({
    mutationFn: async () => {
      const changes = edited.map((row) => ({
        area: row.area,
        key: row.key,
        words: wordsOf(row, edits[row.id] ?? []),
      }));
      let saved = wording;
      for (let at = 0; at < changes.length; at += MOST_CHANGES) {
        const some = changes.slice(at, at + MOST_CHANGES);
        saved = await call('PUT /api/wording', { body: { language: wording.language, changes: some } });
      }
      return saved;
    },
    meta: { quiet: true },
    onSuccess: (saved) => {
      keep(saved);
      setEdits({});
      tell(say.wordingSaved);
    },
  });
  const resetAll = useMutation({
    mutationFn: () => call('DELETE /api/wording', { query: { language: wording.language } }),
    onSuccess: async () => {
      setEdits({});
      await queries.invalidateQueries({ queryKey: keyOf(chosen) });
      tell(say.wordingReset);
    },
  });
  const set = (row: WordingRow, next: readonly string[]) => {
    save.reset();
    setEdits((before) => {
      const after = { ...before, [row.id]: next };
      if (isSame(next, textsIn(row))) delete after[row.id];
      return after;
    });
  };
  const original = (row: WordingRow) => formsIn(row.original).forms.map(({ text }) => text);
  const { error } = save;
  return {
    texts,
    problems,
    faulty,
    isEdited: ({ id }) => edits[id] !== undefined,
    isChanged: (row) => !isSame(texts(row), original(row)),
    edit: set,
    reset: (row) => set(row, original(row)),
    resetAll: () => resetAll.mutate(),
    form: {
      isChanged: edited.length > 0,
      saving: save.isPending,
      errors: PLAIN,
      problem: error && !(error instanceof CallError && error.status === 401) ? sentenceOf(error) : null,
      save: () => (faulty.length > 0 ? onFaulty(faulty.map(({ id }) => id)) : save.mutate()),
      discard: () => {
        setEdits({});
        save.reset();
      },
    },
  };
}

/** The changed message; `null` resets it. */
function wordsOf(row: WordingRow, texts: readonly string[]): string | null {
  const forms = formsIn(row.original);
  const trimmed = texts.map((text) => text.trim());
  if (
    isSame(
      trimmed,
      forms.forms.map(({ text }) => text),
    )
  )
    return null;
  return messageOf({
    ...forms,
    forms: forms.forms.map(({ name }, at) => ({ name, text: trimmed[at] ?? '' })),
  });
}
