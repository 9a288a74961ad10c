import type { Service } from './service-shapes.ts';

/** Whether guests who book this time now can still reschedule or cancel it online. */
export function canBeChanged(
  service: Pick<Service, 'cancelNoticeMinutes' | 'moveNoticeMinutes' | 'wholeSeries'>,
  start: string,
  now: number,
): boolean {
  const { cancelNoticeMinutes: cancel, moveNoticeMinutes: move, wholeSeries } = service;
  // Places in a whole series can't be rescheduled.
  const notice = wholeSeries ? cancel : Math.min(cancel, move ?? cancel);
  return now <= Date.parse(start) - notice * 60_000;
}
