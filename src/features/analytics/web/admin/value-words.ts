import { readablePath } from '../../counted-path.ts';
import { type Dimension, OTHER } from '../../figures.ts';

const channels: Record<string, string> = {
  direct: 'Typed in, bookmark or unknown',
  search: 'Search',
  social: 'Social networks',
  mail: 'Mail',
  link: 'Links on other sites',
  campaign: 'Campaigns',
};
const devices: Record<string, string> = { phone: 'Phones', tablet: 'Tablets', desk: 'Computers' };

const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

/** A counted value in words. */
export function wordOf(by: Dimension, value: string): string {
  if (value === OTHER) return 'All others';
  if (by === 'channel') return channels[value] ?? value;
  if (by === 'device') return devices[value] ?? value;
  if (by === 'screen') return `${value} pixels wide`;
  if (by === 'country') return /^[A-Z]{2}$/.test(value) ? (countries.of(value) ?? value) : value;
  return by === 'path' || by === 'entry' || by === 'exit' ? readablePath(value) : value;
}

export interface TableKind {
  by: Dimension;
  title: string;
  /** Heading of the column of values. */
  column: string;
  /** While there is nothing. */
  none: string;
}

export const tables = {
  pages: { by: 'path', title: 'Pages', column: 'Page', none: 'No page has been looked at.' },
  entries: { by: 'entry', title: 'First pages', column: 'Page', none: 'No visit has begun.' },
  exits: { by: 'exit', title: 'Last pages', column: 'Page', none: 'No visit has ended.' },
  channels: { by: 'channel', title: 'How people come', column: 'Way', none: 'Nobody has come.' },
  sources: {
    by: 'source',
    title: 'Sources',
    column: 'Source',
    none: 'Nobody has come from another site, a search or a mail.',
  },
  referrers: {
    by: 'referrer',
    title: 'Pages that link to you',
    column: 'Page',
    none: 'Nobody has followed a link on another page.',
  },
  campaigns: {
    by: 'campaign',
    title: 'Campaigns',
    column: 'Campaign',
    none: 'Nobody has come by a link with utm_campaign in it. Put ?utm_campaign=spring behind a link that you share.',
  },
  devices: { by: 'device', title: 'Devices', column: 'Device', none: 'Nobody has come.' },
  browsers: { by: 'browser', title: 'Browsers', column: 'Browser', none: 'Nobody has come.' },
  countries: {
    by: 'country',
    title: 'Countries',
    column: 'Country',
    none: 'Where people are is not known: whoever runs the server can have its proxy tell.',
  },
} as const satisfies Record<string, TableKind>;
export type TableName = keyof typeof tables;
