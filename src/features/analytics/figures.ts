/** Counted values. `seconds` is viewing time; `revenue` is net of refunds, in minor units until it is returned. */
export const measures = [
  'visitors',
  'visits',
  'views',
  'bounces',
  'seconds',
  'orders',
  'revenue',
  'bookings',
  'messages',
  'signups',
] as const;
export type Measure = (typeof measures)[number];
export type Figures = Record<Measure, number>;

export const noFigures = (): Figures => ({
  visitors: 0,
  visits: 0,
  views: 0,
  bounces: 0,
  seconds: 0,
  orders: 0,
  revenue: 0,
  bookings: 0,
  messages: 0,
  signups: 0,
});

/** The dimensions of visits; each has its own table. */
export const dimensions = [
  'path',
  'entry',
  'exit',
  'channel',
  'source',
  'referrer',
  'campaign',
  'medium',
  'origin',
  'country',
  'device',
  'browser',
  'screen',
] as const;
export type Dimension = (typeof dimensions)[number];

/** Facts that are known when a visit starts. */
export const factNames = [
  'channel',
  'source',
  'referrer',
  'campaign',
  'medium',
  'origin',
  'country',
  'device',
  'browser',
] as const satisfies readonly Dimension[];
export type Facts = Partial<Record<(typeof factNames)[number] | 'screen', string>>;

/** Represents all values beyond the maximum; no path or host has this name. */
export const OTHER = '(other)';

/** Percent; 0 if there is nothing to divide by. */
export const share = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** Change in percent; null if there was nothing before. */
export const change = (now: number, before: number): number | null =>
  before > 0 ? ((now - before) / before) * 100 : null;

/** Orders per hundred visits. */
export const conversion = ({ orders, visits }: Pick<Figures, 'orders' | 'visits'>): number =>
  share(orders, visits);
