import type { Language } from '../../../../lib/messages/languages.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import { layService } from '../translations/lay-service.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound, staleVersion } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { fromMinor, toMinor } from '../../../../lib/values/money.ts';
import { localeOf, refuseDecimals } from '../../../websites/server/index.ts';
import { freeSlug, slugOf } from '../../../../lib/values/slug.ts';
import type { bookingsContract } from '../../contract.ts';
import type { NewService, Resource, Service, ServiceChange } from '../../service-shapes.ts';
import type { BookingServices } from './booking-services.ts';
import { hasBookings, hasFutureBookings } from '../booking/booking-queries.ts';
import { indexService } from './index-service.ts';
import { endVainLines } from '../waiting-list/end-waiting.ts';
import {
  deleteResource,
  deleteService,
  findResource,
  findService,
  findServiceBySlug,
  insertResource,
  insertService,
  listResources,
  listServices,
  renameResource,
  replaceNeeds,
  type ServiceRow,
  serviceSlugs,
  type ServiceValues,
  updateService,
} from './service-queries.ts';
import { rulesOf } from '../availability/slot-rules.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';
import { refusing, refusingTakenSlug } from '../../../../lib/db/sql-state.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import { datesProblem } from '../series/dates-problem.ts';
import { staffWords } from '../staff-words.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;

async function shown(
  tx: Tx,
  rows: readonly ServiceRow[],
  owner: boolean,
  language: Language | undefined,
): Promise<Service[]> {
  if (language === undefined) return rows.map((row) => presentService(row, owner));
  const ids = rows.map(({ id }) => id);
  const translated = await publishedRecords(tx, 'service', ids, language);
  return rows.map((each) => {
    const { row, inLanguage } = layService(each, translated(each.id));
    return { ...presentService(row, owner), ...inLanguage };
  });
}

export const serviceHandlers = (
  services: Pick<BookingServices, 'jobs'>,
): Pick<
  BookingHandlers,
  | 'GET /api/services'
  | 'GET /api/service/{id}'
  | 'POST /api/service'
  | 'PUT /api/service/{id}'
  | 'DELETE /api/service/{id}'
> => ({
  'GET /api/services': async (request, { query }) => {
    const owner = request.by?.owner ?? false;
    return request.db(async (tx) => {
      const { limit, after, language } = query;
      const rows = await listServices(tx, { published: !owner, limit: limit + 1, after });
      return shown(
        tx,
        nextPage(request, '/api/services', query, rows, ({ id }) => id),
        owner,
        language,
      );
    });
  },

  'GET /api/service/{id}': (request, { params: { id }, query: { language } }) =>
    request.db(async (tx) => {
      const owner = request.by?.owner ?? false;
      const row = await (isUuid(id) ? findService(tx, id) : findServiceBySlug(tx, id));
      if (!row || (!row.published && !owner)) throw notFound();
      const [service] = await shown(tx, [row], owner, language);
      if (!service) throw notFound();
      return service;
    }),

  'POST /api/service': (request, { body }) =>
    request.db(async (tx) => {
      const id = await createService(tx, body);
      const row = await ownersService(tx, id);
      checkSeries(row);
      return presentService(row, true);
    }),

  'PUT /api/service/{id}': (request, { params: { id }, body }) =>
    request.db((tx) => changeService(services, tx, request.site, id, body)),

  'DELETE /api/service/{id}': async (request, { params: { id } }) => {
    await request.db(async (tx) => {
      const row = await ownersService(tx, id);
      if (await hasFutureBookings(tx, id)) throw conflict(staffWords().serviceIsBooked);
      if (await hasBookings(tx, id)) throw conflict(staffWords().serviceHasPastBookings);
      await endVainLines(services, tx, request.site, row, false);
      await deleteService(tx, id);
    });
    return undefined;
  },
});

/** @throws `404`, or `409` if it has another version than the body says */
export async function changeService(
  services: Pick<BookingServices, 'jobs'>,
  tx: Tx,
  site: Site,
  id: string,
  body: ServiceChange,
): Promise<Service> {
  await refuseDecimals(tx, amountsOf(body));
  if (!(await refusingTakenSlug(updateService(tx, id, valuesOf(body), body.version), 'service')))
    throw staleVersion('service', presentService(await ownersService(tx, id), true));
  if (body.needs) await knownResources(replaceNeeds(tx, id, body.needs));
  if (body.label !== undefined || body.description !== undefined) await indexService(tx, id);
  const row = await ownersService(tx, id);
  checkSeries(row);
  await endVainLines(services, tx, site, row);
  return presentService(row, true);
}

export const resourceHandlers = (): Pick<
  BookingHandlers,
  'GET /api/resources' | 'POST /api/resource' | 'PUT /api/resource/{id}' | 'DELETE /api/resource/{id}'
> => ({
  'GET /api/resources': async (request) => (await request.db((tx) => listResources(tx))).map(presentResource),

  'POST /api/resource': async (request, { body }) =>
    presentResource(await request.db((tx) => insertResource(tx, body.name))),

  'PUT /api/resource/{id}': (request, { params: { id }, body }) =>
    request.db(async (tx) => {
      const renamed = await renameResource(tx, id, body.name, body.version);
      if (renamed) return presentResource(renamed);
      const current = await findResource(tx, id);
      throw current ? staleVersion('entry', presentResource(current)) : notFound();
    }),

  'DELETE /api/resource/{id}': async (request, { params: { id } }) => {
    const deleting = request.db((tx) => deleteResource(tx, id));
    const used = () => conflict(staffWords().resourceUsedByService);
    if (!(await refusing(deleting, 'foreignKey', used))) throw notFound();
    return undefined;
  },
});

const slugFor = async (tx: Tx, label: string): Promise<string> =>
  freeSlug(slugOf(label, 'service', await localeOf(tx)), await serviceSlugs(tx));

/** @returns its id */
export async function createService(tx: Tx, fields: NewService): Promise<string> {
  await refuseDecimals(tx, amountsOf(fields));
  const slug = fields.slug ?? (await slugFor(tx, fields.label));
  const id = await refusingTakenSlug(
    insertService(tx, { ...valuesOf(fields), label: fields.label, slug }),
    'service',
  );
  if (fields.needs) await knownResources(replaceNeeds(tx, id, fields.needs));
  await indexService(tx, id);
  return id;
}

function checkSeries(row: ServiceRow): void {
  const problem = row.whole_series ? datesProblem(rulesOf(row, row.duration_minutes)) : null;
  if (problem) throw invalid(problem, { sessions: problem });
}

async function ownersService(tx: Tx, id: string): Promise<ServiceRow> {
  const row = await findService(tx, id);
  if (!row) throw notFound();
  return row;
}

const knownResources = (work: Promise<void>): Promise<void> =>
  refusing(work, 'foreignKey', () =>
    invalid(staffWords().oneResourceGone, {
      needs: staffWords().chooseAgain,
    }),
  );

const amountsOf = ({ price, deposit, durations = [] }: ServiceChange) => ({
  price,
  deposit,
  ...Object.fromEntries(durations.map((each, at) => [`durations.${at}.price`, each.price])),
});

/** Columns for the given values; others stay unchanged. */
function valuesOf(body: ServiceChange): ServiceValues {
  const { price, deposit, durations } = body;
  const values = {
    label: body.label,
    slug: body.slug,
    description: json(body.description),
    image: body.image === null ? null : json(body.image),
    price: price === undefined ? undefined : toMinor(price),
    deposit: deposit === undefined || deposit === null ? deposit : toMinor(deposit),
    location: body.location,
    duration_minutes: body.durationMinutes,
    durations: json(durations?.map(({ minutes, price: each }) => ({ minutes, price: toMinor(each) }))),
    interval_minutes: body.intervalMinutes,
    buffer_minutes: body.bufferMinutes,
    buffer_before_minutes: body.bufferBeforeMinutes,
    capacity: body.capacity,
    most_people: body.mostPeople,
    notice_minutes: body.noticeMinutes,
    horizon_days: body.horizonDays,
    cancel_notice_minutes: body.cancelNoticeMinutes,
    move_notice_minutes: body.moveNoticeMinutes,
    hours: json(body.hours),
    closed: json(body.closed),
    exceptions: json(body.exceptions),
    sessions: json(body.sessions),
    whole_series: body.wholeSeries,
    joins_late: body.joinsLate,
    late_pro_rata: body.lateProRata,
    questions: json(body.questions),
    asks_owner: body.asksOwner,
    reminders: body.reminders && [...new Set(body.reminders)],
    waiting_list: body.waitingList,
    offer_minutes: body.offerMinutes,
    colour: body.colour,
    published: body.published,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

const presentResource = (row: { id: string; name: string; version: number }): Resource => ({
  _id: row.id,
  name: row.name,
  version: row.version,
});

export const presentService = (row: ServiceRow, owner: boolean): Service => ({
  _id: row.id,
  website: row.website_id,
  label: row.label,
  slug: row.slug,
  description: row.description,
  image: row.image,
  location: row.location,
  price: fromMinor(row.price),
  deposit: row.deposit === null ? null : fromMinor(row.deposit),
  durationMinutes: row.duration_minutes,
  durations: row.durations.map(({ minutes, price }) => ({ minutes, price: fromMinor(price) })),
  intervalMinutes: row.interval_minutes,
  bufferMinutes: row.buffer_minutes,
  bufferBeforeMinutes: row.buffer_before_minutes,
  capacity: row.capacity,
  mostPeople: row.most_people,
  noticeMinutes: row.notice_minutes,
  horizonDays: row.horizon_days,
  cancelNoticeMinutes: row.cancel_notice_minutes,
  moveNoticeMinutes: row.move_notice_minutes,
  hours: row.hours,
  closed: row.closed,
  exceptions: row.exceptions,
  sessions: row.sessions,
  wholeSeries: row.whole_series,
  joinsLate: row.joins_late,
  lateProRata: row.late_pro_rata,
  questions: row.questions,
  asksOwner: row.asks_owner,
  reminders: row.reminders,
  waitingList: row.waiting_list,
  offerMinutes: row.offer_minutes,
  colour: row.colour,
  timezone: row.timezone,
  published: row.published,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  ...(owner ? { needs: row.needs } : {}),
});
