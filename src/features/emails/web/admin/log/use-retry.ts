import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callMails } from '../mail-calls.ts';

/** Sends a failed email again. */
export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callMails('POST /api/mail/{id}/retry', { params: { id }, body: {} }),
    onSuccess: (mail) => tell(`Email to ${mail.to} queued again.`),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['mails'] }),
        queries.invalidateQueries({ queryKey: ['mail'] }),
      ]),
  });
}
