import type { Access, Area } from '../../lib/http/areas.ts';
import { en } from './messages/admin/en.ts';

/** The messages that name areas, for owners. */
const areaWords = {
  pages: 'areaPages',
  translations: 'areaTranslations',
  texts: 'areaTexts',
  files: 'areaFiles',
  audio: 'areaAudio',
  forms: 'areaForms',
  brand: 'areaBrand',
  products: 'areaProducts',
  discounts: 'areaDiscounts',
  services: 'areaServices',
  bookings: 'areaBookings',
  orders: 'areaOrders',
  messages: 'areaMessages',
  customers: 'areaCustomers',
  mails: 'areaMails',
  settings: 'areaSettings',
  analytics: 'areaAnalytics',
  checks: 'areaChecks',
  history: 'areaHistory',
  money: 'areaMoney',
  export: 'areaExport',
} as const satisfies Partial<Record<Area, keyof typeof en>>;

const isNamed = (area: string): area is keyof typeof areaWords => Object.hasOwn(areaWords, area);

/** The name of an area in a language. */
export const areaLabel = (
  area: string,
  words: Readonly<Record<(typeof areaWords)[keyof typeof areaWords], string>>,
): string => (isNamed(area) ? words[areaWords[area]] : area);

/** The names of areas in English, which the guide to the API speaks. */
export const areaLabels: Readonly<Partial<Record<Area, string>>> = Object.fromEntries(
  Object.entries(areaWords).map(([area, key]) => [area, en[key]]),
);

/** The messages that name levels of access: alone, and after the name of an area. */
export const accessWords = { read: 'read', write: 'readAndWrite' } as const satisfies Record<
  Access,
  keyof typeof en
>;
export const accessWithin = { read: 'readWithin', write: 'readAndWriteWithin' } as const satisfies Record<
  Access,
  keyof typeof en
>;
