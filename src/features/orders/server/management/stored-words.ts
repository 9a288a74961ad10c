import type { ArgumentsOf } from '../../../../lib/messages/define.ts';
import {
  type AdminLanguage,
  adminLanguageOf,
  type Language,
  staffLocale,
  type StaffReader,
} from '../../../../lib/messages/languages.ts';
import { staffMessages, staffTexts } from '../../../../lib/messages/server-messages.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { storedSentences } from '../../../../lib/messages/stored-sentences.ts';
import { mailKinds } from '../../../emails/mail-kinds.ts';
import { sayOfKind } from '../../../emails/server/index.ts';
import { catalogues } from '../../messages/emails/catalogues.ts';
import { staffEvents } from '../../messages/staff-events/catalogues.ts';
import { rowWords, shownMoney } from '../emails/order-mails.ts';
import { shownDay } from '../emails/shown-values.ts';

const { en } = staffEvents;
type Source = typeof en;

/** A value of a stored sentence, as data, so that it is said in the reader's language. */
export type StoredValue =
  | string
  | number
  | { minor: number; currency: string }
  | { time: string }
  | { mail: string }
  | { fields: readonly string[] }
  | { problem: string }
  | { dispute: string };

type ValuesOf<Key extends keyof Source> = {
  [Name in keyof ArgumentsOf<Source[Key]>]: StoredValue;
};

/** What happened, as a message of `staff-events`. */
export interface Told {
  key: string;
  values?: Record<string, StoredValue>;
  /** What a person wrote about it. */
  note?: string;
}

/** The detail of an event. @property text an event's English, for processes of the release before and events of that time */
export interface StoredDetail extends Partial<Told> {
  text?: string;
}

interface Clock {
  locale: string;
  timezone: string;
}

export const told = <Key extends keyof Source>(
  key: Key,
  ...[values, note]: unknown extends ArgumentsOf<Source[Key]>
    ? [values?: undefined, note?: string]
    : [values: ValuesOf<Key>, note?: string]
): Told => ({ key, ...(values ? { values } : {}), ...(note ? { note } : {}) });

const sentences = staffMessages(staffEvents);
const spoken = staffTexts(staffEvents);

function shown(value: StoredValue, language: AdminLanguage, { locale, timezone }: Clock): string | number {
  if (typeof value !== 'object') return value;
  if ('minor' in value) return shownMoney(value.minor, value.currency, locale);
  if ('time' in value) return shownDay(new Date(value.time), { locale, timezone });
  if ('mail' in value) {
    const name = mailKinds.find(({ emailID }) => emailID === value.mail)?.name ?? value.mail;
    return language === 'en' ? name : sayOfKind(name);
  }
  if ('fields' in value)
    return value.fields.map((field) => sentences(language).changedField({ field })).join(', ');
  if ('problem' in value) return language === 'en' ? value.problem : spoken(value.problem);
  const { dispute: reason } = value;
  return sentences(language).disputeReason({ reason, name: reason.replaceAll('_', ' ') });
}

/** @param language English, or that of the reader */
function sayTold({ key, values = {}, note = '' }: Told, language: AdminLanguage, clock: Clock): string {
  const message: unknown = Object.hasOwn(en, key) ? sentences(language)[key as keyof Source] : '';
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value, language, clock)]),
  );
  const sentence: unknown = typeof message === 'function' ? message(filled) : message;
  return [sentence, note].filter(Boolean).join(' ');
}

const anywhere: Clock = { locale: 'en-GB', timezone: 'UTC' };

/**
 * For columns that keep a sentence in English.
 * @param clock the site's, if the sentence has amounts or days
 */
export const inEnglish = (what: Told, clock = anywhere): string => sayTold(what, 'en', clock);

/** For emails to owners. @param reader the owner, with the site's time zone */
export const toOwner = (what: Told, { language, ...clock }: StaffReader & Clock): string =>
  sayTold(what, language, clock);

/** The detail of an event that is stored. */
export const detailOf = (what: Told): StoredDetail => ({
  text: inEnglish(what),
  ...what,
});

/** A sentence of the timeline, for staff. */
export function sayEvent({ text = '', ...what }: StoredDetail, { locale, timezone }: Clock): string {
  const { key } = what;
  if (key === undefined || !Object.hasOwn(en, key)) return text;
  const language = adminLanguageOf(spokenLanguage());
  return sayTold({ ...what, key }, language, { locale: staffLocale(language, locale), timezone });
}

const withValues = storedSentences(en, [
  'refundFailed',
  'wrongAmount',
  'disputed',
  'disputedUntil',
  'refundWithdrawn',
]);

/** What an order or a payment keeps as its problem, for staff. Texts of Stripe stay as they are. */
export function sayProblem(text: string): string {
  const language = adminLanguageOf(spokenLanguage());
  if (language === 'en') return text;
  const found = withValues(text);
  if (!found) return spoken(text);
  const { reason, problem, ...plainly } = found.values;
  const values = {
    ...plainly,
    ...(reason === undefined ? {} : { reason: { dispute: reason.replaceAll(' ', '_') } }),
    ...(problem === undefined ? {} : { problem: { problem } }),
  };
  // Amounts and days are part of the text, as the site shows them.
  return sayTold({ key: found.key, values }, language, anywhere);
}

const reasons = ['soldOutFirst', 'cancelledFirst', 'paidAlready', 'refundedInStripe'] as const;
/** Why the product refunds by itself. */
export type RefundReason = (typeof reasons)[number];

export const storedReason = (reason: RefundReason): string => catalogues.en[reason];

/** The reason of a refund, in a language of visitors; one that a person wrote stays as it is. */
export function sayReason(text: string, language: Language = spokenLanguage()): string {
  const reason = reasons.find((one) => storedReason(one) === text);
  return reason ? rowWords(language)[reason] : text;
}
