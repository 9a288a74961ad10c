import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { refusalOf } from '../../../../../lib/http/client.ts';
import type { EmailTemplate, templatesContract } from '../../../template-contract.ts';
import { callMails } from '../mail-calls.ts';
import { useKeepTemplate } from '../use-switch-mail.ts';
import type { useMailDraft } from './mail-draft.ts';

/** Saving, restoring and sending a test. */
export function useMailActions(draft: ReturnType<typeof useMailDraft>, example: number) {
  const keep = useKeepTemplate();
  const [theirs, setTheirs] = useState<EmailTemplate>();
  const { _id } = draft.base;
  const settle = (saved: EmailTemplate) => {
    draft.take(saved);
    setTheirs(undefined);
    keep(saved);
  };
  const put = (body: { subject?: string | null; body?: string | null; version?: number }) =>
    callMails('PUT /api/email/{id}', { params: { id: _id }, body });
  const restoring = (version: number) =>
    callMails('POST /api/email/{id}/restore', { params: { id: _id }, body: { version } });
  const undoTo = (version: number, says: string) =>
    offerUndo({ says, undo: () => void restoring(version).then(settle, tellError) });

  const save = useMutation({
    mutationFn: (version: number) => put({ ...draft.words, version }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      settle(saved);
      tell('Email saved. New emails will use it.');
    },
    onError: (error) => {
      const refusal = refusalOf<(typeof templatesContract)['PUT /api/email/{id}']>(error);
      if (refusal?.code === 'stale-version') setTheirs(refusal.current);
      else tellError(error);
    },
  });
  const reset = useMutation({
    mutationFn: () => put({ subject: null, body: null }),
    onSuccess: (saved) => {
      const before = draft.base.version;
      settle(saved);
      undoTo(before, `“${saved.name}” was reset to its default.`);
    },
  });
  const restore = useMutation({
    mutationFn: restoring,
    onSuccess: (saved) => {
      const before = draft.base.version;
      settle(saved);
      undoTo(before, 'Version restored.');
    },
  });
  const test = useMutation({
    mutationFn: () =>
      callMails('POST /api/email/{id}/test', { params: { id: _id }, body: { ...draft.words, example } }),
  });
  return { save, reset, restore, test, theirs, forget: () => setTheirs(undefined), settle };
}
