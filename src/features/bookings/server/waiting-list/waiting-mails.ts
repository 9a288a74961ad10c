import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { languageOf, localeIn } from '../../../../lib/messages/languages.ts';
import { randomUUID } from 'node:crypto';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { MailOrder } from '../../../emails/server/index.ts';
import { zoneName } from '../../../../lib/time-zones/server-zones.ts';
import { lengthLabel, spanAt } from '../../booking-labels.ts';
import { seriesStarts } from '../../series.ts';
import type { ServiceRow } from '../services/service-queries.ts';
import { guestDates, guestPeople } from '../emails/guest-messages.ts';
import { rulesOf } from '../availability/slot-rules.ts';
import type { WaitingRow } from './waiting-queries.ts';

/** The start of links: the site's address, with the person's language. */
const startOf = (site: Site, service: ServiceRow, row: WaitingRow): string =>
  homeFor(site, row.language, service.locale);

/** To a person who has joined a waiting list. */
export const joinedLetter = (site: Site, service: ServiceRow, row: WaitingRow, key: string): MailOrder =>
  letter('waiting-joined', service, row, {
    waitingLink: `${startOf(site, service, row)}/waiting/${row.id}?key=${key}`,
  });

/** To a person on the waiting list of something cancelled. */
export const endedLetter = (site: Site, service: ServiceRow, row: WaitingRow): MailOrder =>
  letter('waiting-ended', service, row, {
    serviceLink: `${startOf(site, service, row)}/service/${service.slug}`,
  });

/** To a person on a waiting list whose time has changed. It may change more than once. */
export const movedLetter = (site: Site, service: ServiceRow, row: WaitingRow): MailOrder => ({
  ...letter('waiting-moved', service, row, {
    serviceLink: `${startOf(site, service, row)}/service/${service.slug}`,
  }),
  cause: `waiting-moved:${row.id}:${randomUUID()}`,
});

function letter(
  emailID: 'waiting-joined' | 'waiting-moved' | 'waiting-ended',
  of: ServiceRow,
  row: WaitingRow,
  link: Record<string, string>,
): MailOrder {
  const service = { ...of, locale: localeIn(row.language, of.locale) };
  const end = new Date(row.start_at.getTime() + row.duration_minutes * 60_000);
  const dates = datesFrom(service, row);
  const at = (zone: string) =>
    guestDates(dates.length, spanAt(row.start_at, end, zone, service.locale), service.locale);
  const named = (zone: string) => `${at(zone)} (${zoneName(zone, service.locale)})`;
  const there = row.visitor_timezone;
  const differs = there ? at(there) !== at(service.timezone) : true;
  return {
    emailID,
    to: row.email,
    cause: `${emailID}:${row.id}`,
    language: row.language,
    values: {
      name: row.name,
      service: service.label,
      when: differs ? named(service.timezone) : at(service.timezone),
      whenYours: there && differs ? named(there) : '',
      length: lengthLabel(row.duration_minutes, languageOf(service.locale)),
      location: service.location,
      people: guestPeople(row.people, service.locale),
      dates: dates.length === 1 ? [] : dates.map(dateRow(service)),
      ...link,
    },
  };
}

/** What a person waits for: a start, or all dates of a series from it on. */
export function datesFrom(
  service: ServiceRow | undefined,
  row: Pick<WaitingRow, 'start_at' | 'duration_minutes'>,
): number[] {
  const start = row.start_at.getTime();
  const series = service?.whole_series
    ? seriesStarts(rulesOf(service, row.duration_minutes)).filter((date) => date >= start)
    : [];
  return series.length > 0 ? series : [start];
}

const dateRow = (service: ServiceRow) => (start: number, at: number) => {
  const end = new Date(start + service.duration_minutes * 60_000);
  return { label: `${at + 1}.`, value: spanAt(new Date(start), end, service.timezone, service.locale) };
};
