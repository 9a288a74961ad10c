import type { HistoryEntry } from '../../../history-contract.ts';
import type { HistoryKind } from '../../../history-acts.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { historyAdmin } from '../../../messages/admin-history/area.ts';
import { roleLabels } from '../people/role-labels.ts';

/** Labels of values that an action can change. Others are recorded for programs, and not shown. */
const labels = {
  name: 'fieldName',
  title: 'fieldTitle',
  label: 'fieldName',
  email: 'fieldEmail',
  contactEmail: 'fieldContactEmail',
  phone: 'fieldPhone',
  address: 'fieldAddress',
  role: 'fieldRole',
  status: 'fieldStatus',
  price: 'fieldPrice',
  compareAt: 'fieldCompareAtPrice',
  cost: 'fieldCost',
  currency: 'fieldCurrency',
  taxClass: 'fieldTaxRate',
  taxRates: 'fieldTaxRates',
  stock: 'fieldStock',
  trackStock: 'fieldStockTracking',
  sku: 'fieldSku',
  weightGrams: 'fieldWeight',
  description: 'fieldDescription',
  pictures: 'fieldImages',
  picture: 'fieldImage',
  options: 'fieldOptions',
  variants: 'fieldVariants',
  collections: 'fieldCollections',
  slug: 'fieldAddress',
  language: 'fieldLanguage',
  timezone: 'fieldTimeZone',
  isFree: 'fieldFree',
  deposit: 'fieldDeposit',
  durationMinutes: 'fieldLength',
  durations: 'fieldLengths',
  capacity: 'fieldPlaces',
  code: 'fieldCode',
  amount: 'fieldAmount',
  reason: 'fieldReason',
  quantity: 'fieldQuantity',
  subject: 'fieldSubject',
  analytics: 'fieldAnalytics',
  url: 'fieldAddress',
  events: 'fieldEvents',
  scopes: 'fieldPermissions',
  expiresAt: 'fieldExpiry',
  host: 'fieldDomain',
  count: 'fieldCount',
} as const;

const amounts = new Set(['price', 'compareAt', 'cost', 'deposit', 'amount']);

const valueOf = (name: string, value: string | number | boolean): string => {
  const { yes, no } = messagesNow(historyAdmin);
  const roles: Readonly<Record<string, { name: string }>> = roleLabels();
  if (name === 'role') return roles[String(value)]?.name ?? String(value);
  if (typeof value === 'number' && amounts.has(name)) return value.toFixed(2);
  if (typeof value === 'boolean') return value ? yes : no;
  return String(value);
};

/** “page-published” is `pagePublished` in the catalogue. */
const keyOf = (word: string): string =>
  word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An action as the text after a person's name. */
export const doneBy = ({ word, subject }: Pick<HistoryEntry, 'word' | 'subject'>): string => {
  const words = messagesNow(historyAdmin);
  const known: Readonly<Record<string, unknown>> = words;
  const found = known[keyOf(word)];
  const act = typeof found === 'string' ? found : word.replaceAll('-', ' ');
  return subject ? words.actOn({ act, subject }) : act;
};

export function kindLabels(): Record<HistoryKind, string> {
  const words = messagesNow(historyAdmin);
  return {
    people: words.kindPeople,
    settings: words.kindSettings,
    publishing: words.kindPublishing,
    products: words.kindProducts,
    orders: words.kindOrders,
    deletions: words.kindDeletions,
    exports: words.kindExports,
  };
}

/** Further details: changed fields, and values worth showing. */
export function detailOf({ fields, kept }: HistoryEntry): string {
  const words = messagesNow(historyAdmin);
  const labelOf = (name: string) =>
    Object.hasOwn(labels, name) ? words[labels[name as keyof typeof labels]] : null;
  const told = Object.entries(kept).flatMap(([name, value]) => {
    const field = labelOf(name);
    return field ? [words.fieldValue({ field, value: valueOf(name, value) })] : [];
  });
  const further = fields.flatMap((name) => (name in kept ? [] : (labelOf(name) ?? [])));
  return [...told, ...(further.length > 0 ? [[...new Set(further)].join(', ')] : [])].join(' · ');
}
