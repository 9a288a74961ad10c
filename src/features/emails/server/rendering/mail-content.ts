import type { Tx } from '../../../../lib/db/database.ts';
import { seal, unseal } from '../../../../lib/db/sealed.ts';
import { withoutSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import type { MailValues } from '../../mail-kind.ts';
import { mailKind } from '../../mail-kinds.ts';
import type { Template } from '../../template.ts';
import { type MailTheme, renderMail } from './render-mail.ts';

/** The content of a waiting email. The owner's wording is that of the moment it was caused. */
export interface MailContent {
  origin: string;
  /** The home page in the language of the email, if that has a host of its own. */
  home?: string;
  values: MailValues;
  /** Absent for the site's. */
  locale?: string;
  /** Absent for the default wording. */
  template?: Template;
}

/** Content as it is stored: without secret links, which are only in `sealed`. */
export function sealContent(
  tx: Tx,
  { websiteId, id, content }: { websiteId: string; id: string; content: MailContent },
): { content: MailContent; sealed: string | null } {
  const whole = JSON.stringify(content);
  const hidden = withoutSecrets(content);
  const sealed = JSON.stringify(hidden) === whole ? null : seal(tx, ['mails', websiteId, id], whole);
  return { content: hidden, sealed };
}

/** A stored email with all its links, to be sent. */
export const unsealContent = <T extends { content: unknown; sealed: string | null }>(
  tx: Tx,
  id: string,
  row: T,
): T =>
  row.sealed === null
    ? row
    : { ...row, content: JSON.parse(unseal(tx, ['mails', tx.site, id], row.sealed)) as MailContent };

interface Written {
  email_id: string;
  html: string;
  body_text: string;
  unsubscribe: string | null;
  content: unknown;
}

/** Bodies of an email: as sent, or in the site's current design while it waits. */
export function bodiesOf(
  row: Written,
  theme: Omit<MailTheme, 'origin' | 'home'>,
): { html: string; text: string } {
  if (row.content === null) return { html: row.html, text: row.body_text };
  const { origin, home, values, locale = theme.locale, template } = row.content as MailContent;
  const kind = mailKind(row.email_id);
  // Only people follow it: mail programs unsubscribe at the address in the main language, which the site always has.
  const start =
    home ?? (kind.to === 'visitor' ? homeFor({ origin }, languageOf(locale), theme.locale) : origin);
  const { html, text } = renderMail(kind, { ...theme, origin, home: home ?? origin, locale }, values, {
    ...(template ? { template } : {}),
    unsubscribe: row.unsubscribe?.replace(origin, start),
  });
  return { html, text };
}
