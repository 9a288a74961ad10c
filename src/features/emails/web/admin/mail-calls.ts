import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { emailsContract, Mail } from '../../contract.ts';

export const callMails = browserClient<typeof emailsContract>();

export type MailStatus = Mail['status'];

export const mailsQuery = (status?: MailStatus) =>
  queryOptions({
    queryKey: ['mails', status ?? 'all'],
    queryFn: () => callMails('GET /api/mails', { query: { limit: 100, ...(status ? { status } : {}) } }),
  });

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mail', id],
    queryFn: () => callMails('GET /api/mail/{id}', { params: { id } }),
  });
