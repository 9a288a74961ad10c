import { type Dimension, factNames, type Facts, type Figures, type Measure } from '../figures.ts';
import type { Day } from '../../../lib/values/local-day.ts';
import { startOfMonth } from '../local-days.ts';

const VISIT_ENDS_MS = 30 * 60_000;
/** Maximum views per visitor and day: anything above is a bot. */
export const MOST_VIEWS = 500;
/** Maximum viewing time of a page without interaction. */
const MOST_SECONDS = 1_800;

interface Happened {
  websiteId: string;
  /** A day in the site's time zone. */
  day: Day;
  /** Milliseconds. */
  at: number;
  /** The visitor's hash of the day. */
  visitor: string;
}

/** A page view. */
export interface View extends Happened {
  kind: 'view';
  path: string;
  facts: Facts;
}
/** A page was left or hidden after a number of seconds; `screen` is the window's width. */
export interface Leave extends Happened {
  kind: 'leave';
  path: string;
  seconds: number;
  screen?: string;
}
/** The visitor ordered, booked, sent a message or signed up. */
export interface Result extends Happened {
  kind: 'order' | 'booking' | 'message' | 'signup';
  subjectId: string;
}
export type Event = View | Leave | Result;

export interface Visit {
  websiteId: string;
  visitor: string;
  day: Day;
  lastAt: number;
  entry: string;
  exit: string;
  views: number;
  dayViews: number;
  facts: Facts;
}

export interface Count {
  websiteId: string;
  grain: 'd' | 'm';
  dimension: Dimension | '';
  starts: Day;
  value: string;
  add: Partial<Figures>;
}

export interface Cause {
  websiteId: string;
  kind: 'order' | 'booking';
  subjectId: string;
  day: Day;
  facts: Facts & { entry: string };
}

export interface HourCount extends Record<'visitors' | 'visits' | 'views', number> {
  websiteId: string;
  hour: string;
}

export interface Folded {
  visits: Visit[];
  counts: Count[];
  hours: HourCount[];
  causes: Cause[];
}

export const visitKey = ({ websiteId, visitor }: Pick<Visit, 'websiteId' | 'visitor'>): string =>
  `${websiteId} ${visitor}`;

/** The counts of days and hours, by site. */
function tally() {
  const days = new Map<string, Count>();
  const hours = new Map<string, HourCount>();
  const add = (
    { websiteId, day }: Pick<Visit, 'websiteId' | 'day'>,
    dimension: Count['dimension'],
    value: string,
    measure: Measure,
    by: number,
  ) => {
    const key = `${websiteId} ${day} ${dimension} ${value}`;
    let count = days.get(key);
    if (!count) days.set(key, (count = { websiteId, grain: 'd', dimension, starts: day, value, add: {} }));
    count.add[measure] = (count.add[measure] ?? 0) + by;
  };
  return {
    days,
    hours,
    add,
    addFacts: (visit: Visit, measure: Measure, by: number) => {
      for (const name of factNames) {
        const value = visit.facts[name];
        if (value) add(visit, name, value, measure, by);
      }
    },
    addHour: ({ websiteId, at }: View, which: 'visitors' | 'visits' | 'views') => {
      const hour = new Date(at - (at % 3_600_000)).toISOString();
      const key = `${websiteId} ${hour}`;
      let count = hours.get(key);
      if (!count) hours.set(key, (count = { websiteId, hour, visitors: 0, visits: 0, views: 0 }));
      count[which] += 1;
    },
  };
}

type Tally = ReturnType<typeof tally>;

interface Folding extends Tally {
  known: Map<string, Visit>;
  touched: Set<Visit>;
  causes: Cause[];
}

function beginVisit({ add, addFacts, addHour }: Tally, view: View, before: Visit | undefined): Visit {
  const { websiteId, visitor, day, path, facts } = view;
  const dayViews = before?.dayViews ?? 0;
  const visit = { websiteId, visitor, day, lastAt: 0, entry: path, exit: path, views: 0, dayViews, facts };
  for (const measure of before ? (['visits'] as const) : (['visitors', 'visits'] as const)) {
    add(visit, '', '', measure, 1);
    addFacts(visit, measure, 1);
    addHour(view, measure);
  }
  add(visit, '', '', 'bounces', 1);
  addFacts(visit, 'bounces', 1);
  add(visit, 'entry', path, 'visits', 1);
  add(visit, 'entry', path, 'bounces', 1);
  add(visit, 'exit', path, 'visits', 1);
  return visit;
}

/** A visit with a second view is no bounce, and ends at another page. */
function continueVisit({ add, addFacts }: Tally, view: View, visit: Visit): void {
  if (visit.views === 1) {
    add(visit, '', '', 'bounces', -1);
    addFacts(visit, 'bounces', -1);
    add(visit, 'entry', visit.entry, 'bounces', -1);
  }
  if (visit.exit !== view.path) {
    add(visit, 'exit', visit.exit, 'visits', -1);
    add(visit, 'exit', view.path, 'visits', 1);
  }
}

function foldView(folding: Folding, view: View): void {
  const { known, touched, add, addHour } = folding;
  const key = visitKey(view);
  let visit = known.get(key);
  if (visit && visit.dayViews >= MOST_VIEWS) return;
  if (!visit || view.at - visit.lastAt > VISIT_ENDS_MS)
    known.set(key, (visit = beginVisit(folding, view, visit)));
  else continueVisit(folding, view, visit);
  visit.exit = view.path;
  visit.views += 1;
  visit.dayViews += 1;
  visit.lastAt = Math.max(visit.lastAt, view.at);
  add(visit, '', '', 'views', 1);
  add(visit, 'path', view.path, 'views', 1);
  addHour(view, 'views');
  touched.add(visit);
}

function foldLeave({ known, touched, add }: Folding, { path, seconds, screen, ...event }: Leave): void {
  const visit = known.get(visitKey(event));
  if (!visit) return;
  const time = Math.min(seconds, MOST_SECONDS);
  if (time > 0) {
    add(visit, '', '', 'seconds', time);
    add(visit, 'path', path, 'seconds', time);
  }
  if (!screen || visit.facts.screen) return;
  visit.facts = { ...visit.facts, screen };
  add(visit, 'screen', screen, 'visits', 1);
  touched.add(visit);
}

function foldResult({ known, causes, add, addFacts }: Folding, { kind, subjectId, ...event }: Result): void {
  const visit = known.get(visitKey(event));
  if (!visit) return;
  const { websiteId, day, entry, facts } = visit;
  if (kind === 'order' || kind === 'booking')
    causes.push({ websiteId, kind, subjectId, day, facts: { ...facts, entry } });
  else {
    const measure = kind === 'message' ? 'messages' : 'signups';
    addFacts(visit, measure, 1);
    add(visit, 'entry', entry, measure, 1);
  }
}

/**
 * Adds up events in their order.
 * @param known the latest visits of those visitors, by `visitKey`; the map is changed
 * @param giveWay called after each event; its result is awaited if there is one
 */
export async function foldVisits(
  events: readonly Event[],
  known: Map<string, Visit>,
  giveWay: () => Promise<void> | undefined = () => undefined,
): Promise<Folded> {
  const folding: Folding = { ...tally(), known, touched: new Set(), causes: [] };
  for (const event of events) {
    if (event.kind === 'view') foldView(folding, event);
    else if (event.kind === 'leave') foldLeave(folding, event);
    else foldResult(folding, event);
    const way = giveWay();
    if (way) await way;
  }
  const { touched, days, hours, causes } = folding;
  return { visits: [...touched], counts: withMonths([...days.values()]), hours: [...hours.values()], causes };
}

/** The same for the months of the days. */
export function withMonths(days: readonly Count[]): Count[] {
  const months = new Map<string, Count>();
  for (const count of days) {
    const starts = startOfMonth(count.starts);
    const key = `${count.websiteId} ${starts} ${count.dimension} ${count.value}`;
    let month = months.get(key);
    if (!month) months.set(key, (month = { ...count, grain: 'm', starts, add: {} }));
    for (const [measure, by] of Object.entries(count.add) as [Measure, number][])
      month.add[measure] = (month.add[measure] ?? 0) + by;
  }
  return [...days, ...months.values()];
}
