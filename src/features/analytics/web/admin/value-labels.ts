import { readablePath } from '../../counted-path.ts';
import { type Dimension, OTHER } from '../../figures.ts';

const channels: Record<string, string> = {
  direct: 'Direct',
  search: 'Search engines',
  social: 'Social media',
  mail: 'Email',
  link: 'Referrals',
  campaign: 'Campaigns',
};
const devices: Record<string, string> = { phone: 'Phones', tablet: 'Tablets', desk: 'Computers' };

const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

/** A counted value in words. */
export function labelOf(by: Dimension, value: string): string {
  if (value === OTHER) return 'Other';
  if (by === 'channel') return channels[value] ?? value;
  if (by === 'device') return devices[value] ?? value;
  if (by === 'screen') return `${value} px wide`;
  if (by === 'country') return /^[A-Z]{2}$/.test(value) ? (countries.of(value) ?? value) : value;
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

export const tables = {
  pages: { by: 'path', title: 'Pages', column: 'Page', none: 'No page views yet.' },
  entries: { by: 'entry', title: 'Entry pages', column: 'Page', none: 'No visits yet.' },
  exits: { by: 'exit', title: 'Exit pages', column: 'Page', none: 'No visits yet.' },
  channels: { by: 'channel', title: 'Channels', column: 'Channel', none: 'No visits yet.' },
  sources: {
    by: 'source',
    title: 'Sources',
    column: 'Source',
    none: 'No visits from other sites, search engines or emails yet.',
  },
  referrers: {
    by: 'referrer',
    title: 'Referring pages',
    column: 'Page',
    none: 'No visits from links on other pages yet.',
  },
  campaigns: {
    by: 'campaign',
    title: 'Campaigns',
    column: 'Campaign',
    none: 'No visits from campaigns yet. Add ?utm_campaign=spring to links you share to track them.',
  },
  devices: { by: 'device', title: 'Devices', column: 'Device', none: 'No visits yet.' },
  browsers: { by: 'browser', title: 'Browsers', column: 'Browser', none: 'No visits yet.' },
  countries: {
    by: 'country',
    title: 'Countries',
    column: 'Country',
    none: 'Countries aren’t available. Ask your hosting provider to turn on country detection.',
  },
} as const satisfies Record<string, TableKind>;
export type TableName = keyof typeof tables;
