import type { MailKind } from './mail-kind.ts';
import { approvalMails } from './mails/approval.ts';
import { bookingMails } from './mails/booking-mails.ts';
import { bookingSummaries } from './mails/booking-summaries.ts';
import { commentConfirmMail } from './mails/comment-confirm.ts';
import { commentsMail } from './mails/comments.ts';
import { entryCommentMails } from './mails/entry-comments.ts';
import { invitationMail } from './mails/invitation.ts';
import { messageAnswerMail } from './mails/message-answer.ts';
import { messageAnsweredMail } from './mails/message-answered.ts';
import { messageReceivedMail } from './mails/message-received.ts';
import { messageThanksMail } from './mails/message-thanks.ts';
import { newDeviceMail } from './mails/new-device.ts';
import { newsletterConfirmMail } from './mails/newsletter-confirm.ts';
import { orderMails } from './mails/order-mails.ts';
import { passwordChangedMail } from './mails/password-changed.ts';
import { resetMail } from './mails/reset.ts';
import { shopMails } from './mails/shop-mails.ts';
import { siteMails } from './mails/site-mails.ts';
import { twoStepOffMail } from './mails/two-step-off.ts';
import { weeklyFiguresMail } from './mails/weekly-figures.ts';
import { reviewMails } from './mails/review-mails.ts';
import { welcomeMail } from './mails/welcome.ts';
import { withdrawalSummaries } from './mails/withdrawal-summaries.ts';

export const mailKinds: readonly MailKind[] = [
  welcomeMail,
  resetMail,
  passwordChangedMail,
  newDeviceMail,
  twoStepOffMail,
  invitationMail,
  messageReceivedMail,
  messageThanksMail,
  messageAnswerMail,
  messageAnsweredMail,
  newsletterConfirmMail,
  commentConfirmMail,
  ...entryCommentMails,
  ...reviewMails,
  ...orderMails,
  ...shopMails,
  ...withdrawalSummaries,
  ...bookingMails,
  ...bookingSummaries,
  ...siteMails,
  commentsMail,
  ...approvalMails,
  weeklyFiguresMail,
];

export function mailKind(emailID: string): MailKind {
  const kind = mailKinds.find((one) => one.emailID === emailID);
  if (!kind) throw new Error(`Unknown email ${emailID}.`);
  return kind;
}
