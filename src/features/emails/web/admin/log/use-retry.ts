import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callMails } from '../mail-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

/** Sends a failed email again. */
export function useRetry() {
  const words = useMessages(emailsAdmin);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callMails('POST /api/mail/{id}/retry', { params: { id }, body: {} }),
    onSuccess: (mail) => tell(words.emailToQueuedAgain({ to: mail.to })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['mails'] }),
        queries.invalidateQueries({ queryKey: ['mail'] }),
      ]),
  });
}
