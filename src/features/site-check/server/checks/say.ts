import { staffMessages, staffTexts } from '../../../../lib/messages/server-messages.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { checkCatalogues } from '../../messages/staff-checks/catalogues.ts';
import { recordCatalogues } from '../../messages/staff-records/catalogues.ts';
import { rehearsalCatalogues } from '../../messages/staff-rehearsal/catalogues.ts';

export const say = staffMessages(checkCatalogues);
export const sayRehearsal = staffMessages(rehearsalCatalogues);

const sayRecords = staffMessages(recordCatalogues);
/** A text of another feature, found by its English. One that isn’t known, such as Stripe’s own, stays as it is. */
export const sayKnown = staffTexts(recordCatalogues);

/** The name of a record that breaks an invariant. Statements name orders, payments and invoices in English. */
export function sayRecord(name: string): string {
  const words = sayRecords();
  return name
    .replace(/^Payment (?=\S*\d)([^\s,]+)/, (_, reference: string) => words.paymentNamed({ reference }))
    .replace(
      /(^|, )Order (?=\S*\d)([^\s,]+)/,
      (_, before: string, number: string) => before + words.orderNamed({ number }),
    )
    .replace(/^Invoices up to (?=\S*\d)(\S+)$/, (_, number: string) => words.invoicesUpTo({ number }));
}

/** The locale for lists and amounts. */
export function staffLocale(): string {
  const language = spokenLanguage();
  return language === 'en' ? 'en-GB' : language;
}

export const listed = (parts: readonly string[]): string => new Intl.ListFormat(staffLocale()).format(parts);
