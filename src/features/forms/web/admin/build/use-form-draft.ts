import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError, refusalOf } from '../../../../../lib/http/client.ts';
import type { Form, formsContract } from '../../../contract.ts';
import { callForms, formQuery, formsQuery } from '../form-calls.ts';

export type Draft = Required<
  Pick<
    Form,
    | 'name'
    | 'purpose'
    | 'origin'
    | 'content'
    | 'steps'
    | 'button'
    | 'thanks'
    | 'newsletter'
    | 'tell'
    | 'reply'
  >
>;

export const draftOf = (form: Form): Draft => ({
  name: form.name,
  purpose: form.purpose,
  origin: form.origin,
  content: form.content,
  steps: form.steps,
  button: form.button,
  thanks: form.thanks,
  newsletter: form.newsletter,
  tell: form.tell ?? [],
  reply: form.reply ?? { on: false, subject: '', text: '' },
});

const MOST_STEPS = 100;
/** Consecutive keys in one field are one undo step. */
const TOGETHER_MS = 900;

interface History {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  last: { what: string; at: number };
}

/** A form being edited: with undo, and saved as a whole on the version it is based on. */
export function useFormDraft(loaded: Form) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(loaded);
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: draftOf(loaded),
    future: [],
    last: { what: '', at: 0 },
  }));
  const { past, now, future } = history;

  const change = (patch: Partial<Draft>, what = '') =>
    setHistory((before) => {
      const at = Date.now();
      const isSame = what !== '' && what === before.last.what && at - before.last.at < TOGETHER_MS;
      return {
        past: isSame ? before.past : [...before.past, before.now].slice(-MOST_STEPS),
        now: { ...before.now, ...patch },
        future: [],
        last: { what, at },
      };
    });
  const step = (by: 'undo' | 'redo') =>
    setHistory((before) => {
      const from = by === 'undo' ? before.past : before.future;
      const next = by === 'undo' ? from.at(-1) : from[0];
      if (!next) return before;
      const last = { what: '', at: 0 };
      return by === 'undo'
        ? { past: from.slice(0, -1), now: next, future: [before.now, ...before.future], last }
        : { past: [...before.past, before.now], now: next, future: from.slice(1), last };
    });
  const load = (form: Form) => {
    setStored(form);
    setHistory((before) => ({
      ...before,
      past: [...before.past, before.now],
      now: draftOf(form),
      future: [],
    }));
  };

  const save = useMutation({
    mutationFn: async (version: number) => ({
      sent: now,
      form: await callForms('PUT /api/form/{id}', { params: { id: stored._id }, body: { ...now, version } }),
    }),
    meta: { quiet: true },
    onSuccess: ({ sent, form }) => {
      setStored(form);
      // As the server has stored it, unless the user has typed on meanwhile.
      setHistory((before) => (before.now === sent ? { ...before, now: draftOf(form) } : before));
      queries.setQueryData(formQuery(form._id).queryKey, form);
      void queries.invalidateQueries({ queryKey: formsQuery.queryKey });
      tell('Form saved. Changes are live.');
    },
  });
  const refusal = save.error instanceof CallError ? save.error : null;
  const stale = refusalOf<(typeof formsContract)['PUT /api/form/{id}']>(save.error);
  return {
    stored,
    now,
    change,
    load,
    save,
    errors: refusal?.fields ?? {},
    theirs: stale?.code === 'stale-version' ? stale.current : undefined,
    changed: JSON.stringify(now) !== JSON.stringify(draftOf(stored)),
    undo: past.length > 0 ? () => step('undo') : undefined,
    redo: future.length > 0 ? () => step('redo') : undefined,
  };
}

export type FormWork = ReturnType<typeof useFormDraft>;
