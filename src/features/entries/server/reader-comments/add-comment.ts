import { conflict, invalid, notFound, unauthenticated } from '../../../../lib/errors.ts';
import type { Actor, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import { homeForReader, queueMail } from '../../../emails/server/index.ts';
import { spamReason } from '../../../forms/server/index.ts';
import type { CommentServices } from '../services.ts';
import { mayRead } from '../access/may-read.ts';
import { tellAuthors } from './comment-mails.ts';
import { typedLine, typedText } from '../../../../lib/values/typed-text.ts';
import { findThread, insertComment, nameOfAccount } from './reader-comment-queries.ts';
import { say } from './say.ts';

interface Given {
  body: string;
  name?: string | undefined;
  email?: string | undefined;
  parent?: string | undefined;
  further: string;
}

/** A key acts for no visitor: its comments are those of somebody without an account. */
export const accountOf = (by: Actor | null): string | null => (by && !by.key ? by.accountId : null);

function judge(name: string, body: string, further: string): string {
  const answers = [
    { name: 'name', label: 'Name', type: 'text', value: name },
    { name: 'comment', label: 'Comment', type: 'multiline', value: body },
  ] as const;
  return spamReason({ answers, further, age: null });
}

function required(field: 'name' | 'email' | 'body', sentence: string) {
  return invalid(sentence, { [field]: sentence });
}

/**
 * Takes a comment: limits, then shape, then spam checks. Spam is kept with its reason, sends no email, and is answered as any other
 * comment.
 */
export async function addComment(
  services: CommentServices,
  request: SiteRequest,
  pageId: string,
  given: Given,
) {
  const { site, by } = request;
  const accountId = accountOf(by);
  await services.limits.comment(request, accountId);
  const body = typedText(given.body);
  if (!body) throw required('body', say().enterComment);
  const ownName = accountId ? typedLine(await request.dbOnce((tx) => nameOfAccount(tx, accountId))) : '';
  const name = (ownName || typedLine(given.name ?? '')).slice(0, 80);
  if (!name) throw required('name', say().enterName);
  const email = accountId ? null : (given.email ?? null);
  if (!accountId && !email) throw required('email', say().enterEmail);
  const staff = accountId !== null && by?.owner === true && request.may('publish', 'write');
  const reason = staff ? '' : judge(name, body, given.further);
  const thread = await request.dbOnce((tx) => findThread(tx, pageId));
  if (!thread) throw notFound(say().noEntry);
  if (!mayRead(thread, by)) throw unauthenticated();
  if (!thread.open) throw conflict(say().closed);
  if (email) await services.limits.mailTo(site.id, email);
  const token = email && !reason ? newToken() : null;

  return request.db(async (tx) => {
    const tokenHash = token ? hashToken(token) : null;
    const { parent } = given;
    const added = await insertComment(tx, {
      pageId,
      parent,
      accountId,
      staff,
      name,
      email,
      body,
      spamReason: reason,
      tokenHash,
      language: visitorsLanguage(),
    });
    if (!added) throw conflict(parent ? say().parentGone : say().closed);
    if (token && email && added.state === 'unconfirmed')
      await queueMail(tx, services.pages.jobs, site, {
        emailID: 'comment-confirm',
        to: email,
        cause: `comment-confirm:${added.id}`,
        language: visitorsLanguage(),
        values: {
          confirmLink: `${await homeForReader(tx, site, visitorsLanguage())}/comments/confirm?token=${token}`,
        },
      });
    if (parent && added.state === 'published') await tellAuthors(tx, services.pages.jobs, site, [added.id]);
    const outcome = email ? 'confirm' : added.state === 'published' ? 'published' : 'pending';
    return { _id: added.id, outcome } as const;
  });
}
