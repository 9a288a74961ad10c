import { type Figures, share } from '../../figures.ts';

export interface Measure {
  key: string;
  label: string;
  /** Its meaning, in a sentence. */
  says: string;
  of: (figures: Figures) => number;
  kind: 'count' | 'percent' | 'time' | 'money';
  /** Lower is better. */
  down?: boolean;
}

/** The measures of tiles and charts. */
export const shownMeasures: readonly Measure[] = [
  {
    key: 'visitors',
    label: 'Visitors',
    says: 'Unique people per day. Someone who returns on another day is counted again.',
    of: ({ visitors }) => visitors,
    kind: 'count',
  },
  {
    key: 'visits',
    label: 'Visits',
    says: 'A new visit starts after 30 minutes without activity.',
    of: ({ visits }) => visits,
    kind: 'count',
  },
  {
    key: 'views',
    label: 'Page views',
    says: 'All pages viewed.',
    of: ({ views }) => views,
    kind: 'count',
  },
  {
    key: 'bounced',
    label: 'Bounce rate',
    says: 'Visits that viewed only one page.',
    of: ({ bounces, visits }) => share(bounces, visits),
    kind: 'percent',
    down: true,
  },
  {
    key: 'time',
    label: 'Time on site',
    says: 'Average time per visit.',
    of: ({ seconds, visits }) => (visits > 0 ? seconds / visits : 0),
    kind: 'time',
  },
  {
    key: 'orders',
    label: 'Orders',
    says: 'Paid orders.',
    of: ({ orders }) => orders,
    kind: 'count',
  },
  {
    key: 'revenue',
    label: 'Revenue',
    says: 'Payments minus refunds.',
    of: ({ revenue }) => revenue,
    kind: 'money',
  },
  {
    key: 'conversion',
    label: 'Conversion rate',
    says: 'Share of visits that ended in an order.',
    of: ({ orders, visits }) => share(orders, visits),
    kind: 'percent',
  },
  {
    key: 'bookings',
    label: 'Bookings',
    says: 'Bookings made and not cancelled.',
    of: ({ bookings }) => bookings,
    kind: 'count',
  },
  {
    key: 'messages',
    label: 'Messages',
    says: 'Messages received, without spam.',
    of: ({ messages }) => messages,
    kind: 'count',
  },
  {
    key: 'signups',
    label: 'Sign-ups',
    says: 'New customer accounts.',
    of: ({ signups }) => signups,
    kind: 'count',
  },
];

/** Formats a value of a measure; `short` for a chart's axis, `round` without decimals. */
export function writer(
  kind: Measure['kind'],
  currency: string,
): (value: number, short?: boolean, round?: boolean) => string {
  if (kind === 'time') return (value) => duration(value);
  const options: Intl.NumberFormatOptions =
    kind === 'money'
      ? { style: 'currency', currency }
      : { maximumFractionDigits: kind === 'percent' ? 1 : 0 };
  const whole = new Intl.NumberFormat('en-GB', options);
  const short = new Intl.NumberFormat('en-GB', {
    ...options,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const sign = kind === 'percent' ? '%' : '';
  const round = new Intl.NumberFormat('en-GB', { ...options, maximumFractionDigits: 0 });
  return (value, isShort = false, isRound = false) =>
    `${(isShort ? short : isRound ? round : whole).format(value)}${sign}`;
}

export function duration(seconds: number): string {
  const all = Math.round(seconds);
  const minutes = Math.floor(all / 60);
  return minutes > 0 ? `${minutes} min ${all % 60} s` : `${all} s`;
}
