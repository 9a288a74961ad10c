import { readablePath } from '../../counted-path.ts';
import { type Dimension, OTHER } from '../../figures.ts';
import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';
import type { WordKey } from './measures.ts';

const channels: Record<string, WordKey> = {
  direct: 'direct',
  search: 'searchEngines',
  social: 'socialMedia',
  mail: 'email',
  link: 'referrals',
  campaign: 'campaigns',
};
const devices: Record<string, WordKey> = { phone: 'phones', tablet: 'tablets', desk: 'computers' };

let countries: Intl.DisplayNames | undefined;
function countryName(code: string): string {
  countries ??= new Intl.DisplayNames(adminLocale(), { type: 'region', fallback: 'code' });
  return countries.of(code) ?? code;
}

/** A counted value in words. */
export function labelOf(by: Dimension, value: string): string {
  const words = messagesNow(analyticsAdmin);
  if (value === OTHER) return words.other;
  const known = by === 'channel' ? channels[value] : by === 'device' ? devices[value] : undefined;
  if (known) return words[known];
  if (by === 'screen') return words.pixelsWide({ pixels: value });
  if (by === 'country') return /^[A-Z]{2}$/.test(value) ? countryName(value) : value;
  return by === 'path' || by === 'entry' || by === 'exit' ? readablePath(value) : value;
}

export interface TableKind {
  by: Dimension;
  title: string;
  /** Heading of the column of values. */
  column: string;
  /** Shown while there is nothing. */
  none: string;
}

/** Its words are read when it is shown, because the language is not known before. */
const table = <By extends Dimension>(by: By, title: WordKey, column: WordKey, none: WordKey) => ({
  by,
  get title() {
    return messagesNow(analyticsAdmin)[title];
  },
  get column() {
    return messagesNow(analyticsAdmin)[column];
  },
  get none() {
    return messagesNow(analyticsAdmin)[none];
  },
});

export const tables = {
  pages: table('path', 'pages', 'page', 'noPageViewsYet'),
  entries: table('entry', 'entryPages', 'page', 'noVisitsYet'),
  exits: table('exit', 'exitPages', 'page', 'noVisitsYet'),
  channels: table('channel', 'channels', 'channel', 'noVisitsYet'),
  sources: table('source', 'sources', 'source', 'noVisitsFromOtherSites'),
  referrers: table('referrer', 'referringPages', 'page', 'noVisitsFromLinksOn'),
  campaigns: table('campaign', 'campaigns', 'campaign', 'noVisitsFromCampaignsYet'),
  devices: table('device', 'devices', 'device', 'noVisitsYet'),
  browsers: table('browser', 'browsers', 'browser', 'noVisitsYet'),
  countries: table('country', 'countries', 'country', 'countriesArentAvailableAskYour'),
} satisfies Record<string, TableKind>;
export type TableName = keyof typeof tables;
