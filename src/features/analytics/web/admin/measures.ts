import { type Figures, share } from '../../figures.ts';
import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import type { WordsOf } from '../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../messages/admin/area.ts';

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

type Words = WordsOf<typeof analyticsAdmin>;
/** Of words without arguments. */
export type WordKey = keyof { [Key in keyof Words as Words[Key] extends string ? Key : never]: Key };

/** Its words are read when it is shown, because the language is not known before. */
const measure = (
  key: string,
  label: WordKey,
  says: WordKey,
  rest: Pick<Measure, 'of' | 'kind' | 'down'>,
): Measure => ({
  key,
  get label() {
    return messagesNow(analyticsAdmin)[label];
  },
  get says() {
    return messagesNow(analyticsAdmin)[says];
  },
  ...rest,
});

/** The measures of tiles and charts. */
export const shownMeasures: readonly Measure[] = [
  measure('visitors', 'visitors', 'visitorsExplained', {
    of: ({ visitors }) => visitors,
    kind: 'count',
  }),
  measure('visits', 'visits', 'visitsExplained', {
    of: ({ visits }) => visits,
    kind: 'count',
  }),
  measure('views', 'pageViews', 'pageViewsExplained', {
    of: ({ views }) => views,
    kind: 'count',
  }),
  measure('bounced', 'bounceRate', 'bounceRateExplained', {
    of: ({ bounces, visits }) => share(bounces, visits),
    kind: 'percent',
    down: true,
  }),
  measure('time', 'timeOnSite', 'timeOnSiteExplained', {
    of: ({ seconds, visits }) => (visits > 0 ? seconds / visits : 0),
    kind: 'time',
  }),
  measure('orders', 'orders', 'ordersExplained', {
    of: ({ orders }) => orders,
    kind: 'count',
  }),
  measure('revenue', 'revenue', 'revenueExplained', {
    of: ({ revenue }) => revenue,
    kind: 'money',
  }),
  measure('conversion', 'conversionRate', 'conversionRateExplained', {
    of: ({ orders, visits }) => share(orders, visits),
    kind: 'percent',
  }),
  measure('bookings', 'bookings', 'bookingsExplained', {
    of: ({ bookings }) => bookings,
    kind: 'count',
  }),
  measure('messages', 'messages', 'messagesExplained', {
    of: ({ messages }) => messages,
    kind: 'count',
  }),
  measure('signups', 'signUps', 'signUpsExplained', {
    of: ({ signups }) => signups,
    kind: 'count',
  }),
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
  const whole = new Intl.NumberFormat(adminLocale(), options);
  const short = new Intl.NumberFormat(adminLocale(), {
    ...options,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const words = messagesNow(analyticsAdmin);
  const round = new Intl.NumberFormat(adminLocale(), { ...options, maximumFractionDigits: 0 });
  return (value, isShort = false, isRound = false) => {
    const number = (isShort ? short : isRound ? round : whole).format(value);
    return kind === 'percent' ? words.percent({ number }) : number;
  };
}

export function duration(seconds: number): string {
  const words = messagesNow(analyticsAdmin);
  const all = Math.round(seconds);
  const minutes = Math.floor(all / 60);
  return minutes > 0
    ? words.minutesAndSeconds({ minutes, seconds: all % 60 })
    : words.onlySeconds({ seconds: all });
}
