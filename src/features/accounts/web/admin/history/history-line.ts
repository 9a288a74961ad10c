import type { HistoryEntry } from '../../../history-contract.ts';
import { historyLabels } from '../../../history-labels.ts';
import { type Role, roleLabels } from '../../../roles.ts';

/** Labels of values that an action can change. Others are recorded for programs, and not shown. */
const labels: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'title',
  label: 'name',
  email: 'email',
  contactEmail: 'contact email',
  phone: 'phone',
  address: 'address',
  role: 'role',
  status: 'status',
  price: 'price',
  compareAt: 'compare-at price',
  cost: 'cost',
  currency: 'currency',
  taxClass: 'tax rate',
  taxRates: 'tax rates',
  stock: 'stock',
  trackStock: 'stock tracking',
  sku: 'SKU',
  weightGrams: 'weight',
  description: 'description',
  pictures: 'images',
  picture: 'image',
  options: 'options',
  variants: 'variants',
  collections: 'collections',
  slug: 'address',
  language: 'language',
  timezone: 'time zone',
  isFree: 'free',
  deposit: 'deposit',
  durationMinutes: 'length',
  durations: 'lengths',
  capacity: 'places',
  code: 'code',
  amount: 'amount',
  reason: 'reason',
  quantity: 'quantity',
  subject: 'subject',
  analytics: 'analytics',
  url: 'address',
  events: 'events',
  scopes: 'permissions',
  expiresAt: 'expiry',
  host: 'domain',
  count: 'count',
};

const amounts = new Set(['price', 'compareAt', 'cost', 'deposit', 'amount']);

const valueOf = (name: string, value: string | number | boolean): string => {
  if (name === 'role') return roleLabels[value as Role]?.name ?? String(value);
  if (typeof value === 'number' && amounts.has(name)) return value.toFixed(2);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** An action as the text after a person's name. */
export const doneBy = ({ word, subject }: HistoryEntry): string => {
  const says = historyLabels[word]?.says ?? word.replaceAll('-', ' ');
  return subject ? `${says} “${subject}”` : says;
};

/** Further details: changed fields, and values worth showing. */
export function detailOf({ fields, kept }: HistoryEntry): string {
  const told = Object.entries(kept).flatMap(([name, value]) =>
    labels[name] ? [`${labels[name]}: ${valueOf(name, value)}`] : [],
  );
  const further = fields.flatMap((name) => (name in kept ? [] : (labels[name] ?? [])));
  return [...told, ...(further.length > 0 ? [[...new Set(further)].join(', ')] : [])].join(' · ');
}
