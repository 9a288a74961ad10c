import { textsOf } from '../../../../lib/messages/texts-of.ts';
import { kindsAdmin } from '../../messages/admin-kinds/area.ts';
import { en } from '../../messages/admin-kinds/en.ts';
import { type MailKind, placeholdersOf } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';

/** Says the name of a kind of email, as replies have it, in the admin's language. */
export const sayOfMails = textsOf(kindsAdmin, en);

const spoken = (kind: MailKind): MailKind => ({
  ...kind,
  name: sayOfMails(kind.name),
  purpose: sayOfMails(kind.purpose),
  ...(kind.mandatory !== undefined && { mandatory: sayOfMails(kind.mandatory) }),
  labels: Object.fromEntries(placeholdersOf(kind).map(({ name, label }) => [name, sayOfMails(label)])),
  ...(kind.variants && {
    variants: kind.variants.map((variant) => ({ ...variant, label: sayOfMails(variant.label) })),
  }),
});

/** The kinds of emails with what owners read about them in the admin's language. Their texts are content and stay as they are. */
export const spokenMailKinds = (): readonly MailKind[] => mailKinds.map(spoken);

export function spokenMailKind(emailID: string | undefined): MailKind | undefined {
  const kind = mailKinds.find((one) => one.emailID === emailID);
  return kind && spoken(kind);
}
