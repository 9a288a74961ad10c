import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellError } from '../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../lib/admin-ui/editing/undoable.tsx';
import type { EmailTemplate } from '../../template-contract.ts';
import { callMails, templatesQuery } from './mail-calls.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { sayOfMails } from './spoken-mail-kinds.ts';
import { emailsAdmin } from '../../messages/admin/area.ts';

/** Puts a call's reply into the list, so that nothing has to be loaded again. */
export function useKeepTemplate() {
  const queries = useQueryClient();
  return (saved: EmailTemplate) => {
    queries.setQueryData(templatesQuery.queryKey, (known) =>
      known?.map((one) => (one._id === saved._id ? saved : one)),
    );
    void queries.invalidateQueries({ queryKey: ['email-templates', saved.emailID] });
  };
}

/** Turns a kind of email on or off, with undo. */
export function useSwitchMail() {
  const words = useMessages(emailsAdmin);
  const keep = useKeepTemplate();
  const put = ({ _id, enabled }: { _id: string; enabled: boolean }) =>
    callMails('PUT /api/email/{id}', { params: { id: _id }, body: { enabled } });
  return useMutation({
    mutationFn: put,
    onSuccess: (saved) => {
      keep(saved);
      const name = sayOfMails(saved.name);
      offerUndo({
        says: saved.enabled ? words.turnedOn({ name }) : words.turnedOff({ name }),
        undo: () => void put({ _id: saved._id, enabled: !saved.enabled }).then(keep, tellError),
      });
    },
  });
}
