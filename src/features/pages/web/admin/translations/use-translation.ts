import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { CoalescingSaver, type Snapshot } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import type { TranslatedText } from '../../../../../lib/translations/texts.ts';
import type { Translation, TranslationText } from '../../../translations-contract.ts';
import { callTranslations, translationQuery } from './translation-calls.ts';

type Patch = Record<string, { text: TranslatedText | null; source: TranslatedText }>;

export interface TranslationWork {
  /** What the field of a text shows. */
  textOf: (text: TranslationText) => TranslatedText | null;
  /** Why a text was refused. */
  problemOf: (key: string) => string | undefined;
  change: (text: TranslationText, value: TranslatedText) => void;
  /** Takes an outdated translation as that of the new original, and one of a machine as checked. */
  keep: (text: TranslationText) => void;
  /** Whether a machine translated the text, and nobody has changed or checked it. */
  isMachine: (text: TranslationText) => boolean;
  /** Shows what a machine has written into fields that were empty. */
  refill: (translation: Translation) => void;
  /** Shows the texts of a block as they are stored, after its settings have changed. */
  forget: (block: string) => void;
  /** @returns whether everything is saved */
  flush: () => Promise<boolean>;
  saving: Snapshot;
  isUnsaved: boolean;
}

const AT_ONCE = 200;
const PAUSE_MS = 800;

/** Edits of a translation, saved as a draft after a pause. A text that is refused holds back no other. */
export function useTranslation({ language, subject }: Translation): TranslationWork {
  const queries = useQueryClient();
  const [edits, setEdits] = useState<Readonly<Record<string, TranslatedText>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const saver = useMemo(() => {
    const send = async (patch: Patch) => {
      const left = Object.entries(patch).map(([key, given]) => ({ key, ...given }));
      while (left.length > 0) {
        const some = left.slice(0, AT_ONCE);
        try {
          const saved = await callTranslations('PUT /api/translation/{language}/{subject}', {
            params: { language, subject },
            body: { texts: some },
          });
          queries.setQueryData(translationQuery(language, subject).queryKey, saved);
          left.splice(0, some.length);
        } catch (error) {
          const [place = '', problem = ''] =
            Object.entries((error instanceof CallError && error.fields) || {})[0] ?? [];
          const index = Number(/^texts\.(\d+)/.exec(place)?.[1] ?? -1);
          const refused = some[index];
          if (!refused) throw error;
          setProblems((before) => ({ ...before, [refused.key]: problem }));
          left.splice(index, 1);
        }
      }
    };
    return new CoalescingSaver<Patch>({
      save: send,
      delay: PAUSE_MS,
      passes: (error) => !(error instanceof CallError) || error.status >= 500,
    });
  }, [language, subject, queries]);
  const saving = useSyncExternalStore(saver.subscribe, saver.getSnapshot);
  const save = ({ key, source }: TranslationText, text: TranslatedText) => {
    setProblems(({ [key]: _solved, ...others }) => others);
    saver.change({ [key]: { text, source } });
  };
  return {
    textOf: ({ key, text }) => edits[key] ?? text,
    problemOf: (key) => problems[key],
    change: (text, value) => {
      setEdits((before) => ({ ...before, [text.key]: value }));
      save(text, value);
    },
    keep: (text) => {
      const kept = edits[text.key] ?? text.text;
      if (kept === null) return;
      setEdits((before) => ({ ...before, [text.key]: kept }));
      save(text, kept);
    },
    isMachine: ({ key, machine }) => machine && edits[key] === undefined,
    refill: ({ texts }) => {
      const written = new Set(texts.flatMap(({ key, machine }) => (machine ? [key] : [])));
      setEdits((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !written.has(key))));
    },
    forget: (block) =>
      setEdits((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => !key.endsWith(`@${block}`))),
      ),
    flush: async () => (await saver.flush()) && Object.keys(problems).length === 0,
    saving,
    isUnsaved: saving.state !== 'saved' || Object.keys(problems).length > 0,
  };
}
