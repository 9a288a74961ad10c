interface Notices {
  cancelNoticeMinutes: number;
  /** Null: as for cancelling. */
  moveNoticeMinutes: number | null;
}

/** Until when guests may cancel a booking online. All times are in milliseconds. @param start of its next date */
export const cancellableUntil = (
  start: number,
  { cancelNoticeMinutes }: Pick<Notices, 'cancelNoticeMinutes'>,
): number => start - cancelNoticeMinutes * 60_000;

/** Until when they may reschedule it. A series has no other time, so it never may. */
export const movableUntil = (start: number, notices: Notices, isSeries: boolean): number =>
  isSeries ? 0 : start - (notices.moveNoticeMinutes ?? notices.cancelNoticeMinutes) * 60_000;

/** Whether guests who book this time now can still reschedule or cancel it online. */
export function canBeChanged(
  service: Notices & { wholeSeries: boolean },
  start: string,
  now: number,
): boolean {
  const from = Date.parse(start);
  return now <= Math.max(cancellableUntil(from, service), movableUntil(from, service, service.wholeSeries));
}
