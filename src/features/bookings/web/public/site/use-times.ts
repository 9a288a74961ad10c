import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import { dayIn } from '../../../../../lib/values/local-day.ts';
import type { bookingsContract, OfferedSlot } from '../../../contract.ts';
import { addDays, firstDayOf, lastDayOf } from '../../../../../lib/values/days.ts';

const call = browserClient<typeof bookingsContract>();

/** A start for display. `left` is 0 if it is full and has a waiting list. */
export type ShownTime = OfferedSlot;

interface Answer {
  of: string;
  times: ShownTime[];
  problem: string | null;
}

/** Maximum days of one call. */
const MOST_DAYS = 62;

/** Duration in minutes, and party size. */
export interface Wanted {
  duration: number;
  people: number;
}

/** The times of one month, by day in the displayed time zone. */
export function useTimes(
  service: { _id: string; waitingList: boolean },
  { duration, people }: Wanted,
  month: string | null,
  zone: string,
) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ of: '', times: [], problem: null });
  const { _id: id, waitingList } = service;
  const asked = month === null ? '' : `${id} ${duration} ${people} ${month} ${round}`;
  useEffect(() => {
    if (month === null) return undefined;
    let current = true;
    // A day more at both ends: the site's days begin at other times than the visitor's.
    const span = { from: addDays(firstDayOf(month), -1), to: addDays(lastDayOf(month), 1) };
    const query = { ...span, duration, people };
    Promise.all([
      call('GET /api/service/{id}/slots', { params: { id }, query }),
      waitingList ? call('GET /api/service/{id}/full', { params: { id }, query }) : [],
    ]).then(
      ([free, full]) => {
        const times = [...free, ...full.map((each) => ({ ...each, left: 0 }))];
        times.sort((one, other) => (one.start < other.start ? -1 : 1));
        if (current) setAnswer({ of: asked, times, problem: null });
      },
      (error: unknown) => current && setAnswer({ of: asked, times: [], problem: toastFor(error) }),
    );
    return () => {
      current = false;
    };
  }, [asked, id, waitingList, duration, people, month]);
  const byDay = useMemo(
    () => Map.groupBy(answer.times, ({ start }) => dayIn(zone, Date.parse(start))),
    [answer.times, zone],
  );
  return {
    byDay,
    problem: answer.of === asked ? answer.problem : null,
    loading: month === null || answer.of !== asked,
    again: useCallback(() => setRound((count) => count + 1), []),
  };
}

/** The first time to offer; undefined while loading, null if there is none. A full one (`left` 0) has a waiting list. */
export function useNextTime(
  service: { _id: string; waitingList: boolean; timezone: string; horizonDays: number },
  { duration, people }: Wanted,
): ShownTime | null | undefined {
  const [found, setFound] = useState<{ of: string; time: ShownTime | null }>();
  const { _id: id, waitingList, timezone, horizonDays } = service;
  const asked = `${id} ${duration} ${people}`;
  useEffect(() => {
    let current = true;
    const params = { id };
    const find = async (): Promise<ShownTime | null> => {
      const free = await call('GET /api/service/{id}/next', { params, query: { duration, people } });
      if (free || !waitingList) return free ?? null;
      const from = dayIn(timezone, Date.now());
      const to = addDays(from, Math.min(horizonDays, MOST_DAYS - 1));
      const [full] = await call('GET /api/service/{id}/full', {
        params,
        query: { from, to, duration, people },
      });
      return full ? { ...full, left: 0 } : null;
    };
    find().then(
      (time) => current && setFound({ of: asked, time }),
      () => current && setFound({ of: asked, time: null }),
    );
    return () => {
      current = false;
    };
  }, [asked, id, duration, people, waitingList, timezone, horizonDays]);
  return found?.of === asked ? found.time : undefined;
}
