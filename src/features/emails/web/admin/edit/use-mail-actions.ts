import { useMutation } from '@tanstack/react-query';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { EmailTemplate } from '../../../template-contract.ts';
import { callMails } from '../mail-calls.ts';
import { useKeepTemplate } from '../use-switch-mail.ts';
import type { useMailEditing } from './use-mail-editing.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sayOfMails } from '../spoken-mail-kinds.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

/** Resetting, restoring and sending a test. */
export function useMailActions(editing: ReturnType<typeof useMailEditing>, example: number) {
  const words = useMessages(emailsAdmin);
  const keep = useKeepTemplate();
  const { stored, now, load } = editing;
  const { _id, version: before } = stored;
  const settle = (saved: EmailTemplate) => {
    load(saved);
    keep(saved);
  };
  const restoring = (version: number) =>
    callMails('POST /api/email/{id}/restore', { params: { id: _id }, body: { version } });
  const undoTo = (version: number, says: string) =>
    offerUndo({ says, undo: () => void restoring(version).then(settle, tellError) });

  const reset = useMutation({
    mutationFn: () =>
      callMails('PUT /api/email/{id}', { params: { id: _id }, body: { subject: null, body: null } }),
    onSuccess: (saved) => {
      settle(saved);
      undoTo(before, words.wasResetToItsDefault({ name: sayOfMails(saved.name) }));
    },
  });
  const restore = useMutation({
    mutationFn: restoring,
    onSuccess: (saved) => {
      settle(saved);
      undoTo(before, words.versionRestored);
    },
  });
  const test = useMutation({
    mutationFn: () =>
      callMails('POST /api/email/{id}/test', { params: { id: _id }, body: { ...now, example } }),
  });
  return { reset, restore, test };
}
