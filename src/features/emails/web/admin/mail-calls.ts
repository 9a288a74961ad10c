import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { emailsContract, Mail } from '../../contract.ts';
import type { mailPresenceContract } from '../../presence-contract.ts';
import type { templatesContract } from '../../template-contract.ts';

export const callMails = browserClient<
  typeof emailsContract & typeof templatesContract & typeof mailPresenceContract
>();

export type MailStatus = Mail['status'];

export interface MailFilter {
  status?: MailStatus;
  emailID?: string;
  q?: string;
}

/** Page size of the list. */
export const PAGE = 100;

export const mailsQuery = (filter: MailFilter = {}) =>
  queryOptions({
    queryKey: ['mails', filter],
    queryFn: () => callMails('GET /api/mails', { query: { limit: PAGE, ...filter } }),
  });

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mail', id],
    queryFn: () => callMails('GET /api/mail/{id}', { params: { id } }),
  });

export const templatesQuery = queryOptions({
  queryKey: ['email-templates'],
  queryFn: () => callMails('GET /api/emails', {}),
});

export const templateVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['email-templates', id, 'versions'],
    queryFn: () => callMails('GET /api/email/{id}/versions', { params: { id } }),
  });

export const settingsQuery = queryOptions({
  queryKey: ['email-settings'],
  queryFn: () => callMails('GET /api/email-settings'),
});
