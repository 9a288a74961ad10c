/** What is counted. `seconds` is time that a page was looked at; `revenue` is less what went back, in minor units until it is told. */
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

/** What visits are counted by; each has its own table. */
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

/** Facts of a visit that are known at its start. */
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

/** Stands for all values beyond those that are told apart; no path and no host is called so. */
export const OTHER = '(other)';

/** In a hundred; 0 where there is nothing to divide by. */
export const share = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** Change in a hundred; null where there was nothing before. */
export const change = (now: number, before: number): number | null =>
  before > 0 ? ((now - before) / before) * 100 : null;

/** Orders of a hundred visits. */
export const conversion = ({ orders, visits }: Pick<Figures, 'orders' | 'visits'>): number =>
  share(orders, visits);
