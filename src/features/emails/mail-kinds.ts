import type { MailKind } from './mail-kind.ts';
import { passwordChangedMail } from './mails/password-changed.ts';
import { resetMail } from './mails/reset.ts';
import { welcomeMail } from './mails/welcome.ts';

export const mailKinds: readonly MailKind[] = [welcomeMail, resetMail, passwordChangedMail];

export function mailKind(emailID: string): MailKind {
  const kind = mailKinds.find((one) => one.emailID === emailID);
  if (!kind) throw new Error(`There is no mail called ${emailID}.`);
  return kind;
}
