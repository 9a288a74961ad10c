import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { prepared } from '../../../../lib/db/prepared.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import type { RichText } from '../../../../lib/content/rich-text.ts';
import type { OpenHours } from '../../free-slots.ts';
import type { ShownQuestion } from '../../service-shapes.ts';
import { mostOfSite } from '../../../../lib/work/limit-table.ts';

/** Needs in order; each the ids of resources of which any one is enough. */
const needs = sql<string[][]>`coalesce((
  select json_agg(ids order by need) from (
    select need, json_agg(resource_id order by resource_id) as ids from service_needs
    where service_needs.website_id = services.website_id and service_needs.service_id = services.id
    group by need) as each_need), '[]')`;

const services = (tx: Tx) =>
  tx
    .selectFrom('services')
    .innerJoin('websites', 'websites.id', 'services.website_id')
    .selectAll('services')
    .select(['websites.timezone', 'websites.shop_enabled', 'websites.locale', 'websites.currency'])
    .select(needs.as('needs'))
    .select([
      sql<number>`services.price`.as('price'),
      sql<number | null>`services.deposit`.as('deposit'),
      sql<RichText>`services.description`.as('description'),
      sql<Picture | null>`services.image`.as('image'),
      sql<{ minutes: number; price: number }[]>`services.durations`.as('durations'),
      sql<(OpenHours & { day: number })[]>`services.hours`.as('hours'),
      sql<{ from: string; to: string }[]>`services.closed`.as('closed'),
      sql<{ date: string; hours: OpenHours[] }[]>`services.exceptions`.as('exceptions'),
      sql<{ date: string; time: string }[]>`services.sessions`.as('sessions'),
      sql<ShownQuestion[]>`services.questions`.as('questions'),
    ])
    .where('services.website_id', '=', tx.site);

/** Whether visitors can book anything. */
export async function offersServices(tx: Tx): Promise<boolean> {
  const one = await tx
    .selectFrom('services')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('published', '=', true)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export function listServices(
  tx: Tx,
  options: { published: boolean; limit: number; after?: string | undefined },
) {
  const { published, limit, after } = options;
  return services(tx)
    .$if(published, (query) => query.where('services.published', '=', true))
    .$if(after !== undefined, (query) => query.where('services.id', '<', after as string))
    .orderBy('services.id', 'desc')
    .limit(limit)
    .execute();
}
export type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

const serviceById = prepared((tx, { id }: { id: string }) => services(tx).where('services.id', '=', id));

export async function findService(tx: Tx, id: string): Promise<ServiceRow | undefined> {
  const [row] = await serviceById(tx, { id });
  return row;
}

export const findServiceBySlug = (tx: Tx, slug: string) =>
  services(tx).where('services.slug', '=', slug).executeTakeFirst();

export async function serviceSlugs(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('services').select('slug').where('website_id', '=', tx.site).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Columns as they are stored; JSON as text. */
export interface ServiceValues {
  label?: string;
  slug?: string;
  description?: string;
  image?: string | null;
  location?: string;
  price?: number;
  deposit?: number | null;
  duration_minutes?: number;
  durations?: string;
  interval_minutes?: number | null;
  buffer_minutes?: number;
  buffer_before_minutes?: number;
  capacity?: number;
  most_people?: number | null;
  notice_minutes?: number;
  horizon_days?: number;
  cancel_notice_minutes?: number;
  move_notice_minutes?: number | null;
  hours?: string;
  closed?: string;
  exceptions?: string;
  sessions?: string;
  whole_series?: boolean;
  joins_late?: boolean;
  late_pro_rata?: boolean;
  questions?: string;
  asks_owner?: boolean;
  reminders?: number[];
  waiting_list?: boolean;
  offer_minutes?: number;
  colour?: string;
  published?: boolean;
}

export async function insertService(
  tx: Tx,
  values: ServiceValues & { label: string; slug: string },
): Promise<string> {
  const row = await tx
    .insertInto('services')
    .values({ website_id: tx.site, own_resource: sql`uuidv7()`, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false if there is none of this version */
export async function updateService(
  tx: Tx,
  id: string,
  values: ServiceValues,
  based: number | undefined,
): Promise<boolean> {
  const row = await tx
    .updateTable('services')
    .set({ ...values, version: sql`version + 1` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the service against changes until the transaction ends; bookings continue meanwhile. */
export async function lockService(tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom('services')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

export const serviceIds = (tx: Tx, after: string | undefined, limit: number) =>
  tx
    .selectFrom('services')
    .select('id')
    .where('website_id', '=', tx.site)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute();

export async function replaceNeeds(
  tx: Tx,
  serviceId: string,
  wanted: readonly (readonly string[])[],
): Promise<void> {
  await tx
    .deleteFrom('service_needs')
    .where('website_id', '=', tx.site)
    .where('service_id', '=', serviceId)
    .execute();
  const values = wanted.flatMap((choices, need) =>
    [...new Set(choices)].map((resource) => ({
      website_id: tx.site,
      service_id: serviceId,
      need,
      resource_id: resource,
    })),
  );
  if (values.length > 0) await tx.insertInto('service_needs').values(values).execute();
}

export const deleteService = (tx: Tx, id: string) =>
  tx
    .deleteFrom('services')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** The names of those that have been booked, in the order of their names. */
export async function bookedServices(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('services')
    .select('label')
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.website_id', '=', 'services.website_id')
          .whereRef('bookings.service_id', '=', 'services.id'),
      ),
    )
    .orderBy('label')
    .orderBy('id')
    .execute();
  return rows.map(({ label }) => label);
}

export const listResources = (tx: Tx) =>
  tx
    .selectFrom('resources')
    .select(['id', 'name', 'version'])
    .where('website_id', '=', tx.site)
    .orderBy('id')
    .limit(mostOfSite.resources)
    .execute();

export const insertResource = (tx: Tx, name: string) =>
  tx
    .insertInto('resources')
    .values({ website_id: tx.site, name })
    .returning(['id', 'name', 'version'])
    .executeTakeFirstOrThrow();

export const findResource = (tx: Tx, id: string) =>
  tx
    .selectFrom('resources')
    .select(['id', 'name', 'version'])
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();

export const renameResource = (tx: Tx, id: string, name: string, based: number | undefined) =>
  tx
    .updateTable('resources')
    .set({ name, version: sql`version + 1` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning(['id', 'name', 'version'])
    .executeTakeFirst();

export const deleteResource = (tx: Tx, id: string) =>
  tx
    .deleteFrom('resources')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
