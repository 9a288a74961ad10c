import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import { mailKind } from '../mail-kinds.ts';
import { queueDelivery } from './delivery-queue.ts';
import { insertMail, siteLook } from './mail-queries.ts';
import { renderMail } from './render-mail.ts';

export interface MailOrder {
  emailID: string;
  to: string;
  /** What it is written for, `order-paid:<id>` for instance. A cause never makes a second mail on the same site. */
  cause: string;
  values: Readonly<Record<string, string>>;
  /** Its links open an account. So they do where the kind of mail says it. */
  secret?: boolean;
}

/** Writes a mail in the transaction of its cause; a worker delivers it after the commit. */
export async function queueMail(tx: Tx, jobs: Jobs, site: Site, order: MailOrder): Promise<void> {
  const kind = mailKind(order.emailID);
  const look = await siteLook(tx, site.id);
  const { subject, html, text } = renderMail(kind, { ...look, origin: site.origin }, order.values);
  const mailId = await insertMail(tx, {
    websiteId: site.id,
    cause: order.cause,
    emailID: order.emailID,
    recipient: order.to,
    subject,
    html,
    text,
    messageId: `<${randomUUID()}@${site.canonicalHost}>`,
    secret: order.secret ?? kind.secret ?? false,
  });
  if (mailId) await queueDelivery(tx, jobs, { websiteId: site.id, mailId, before: 0, attempt: 0 });
}
