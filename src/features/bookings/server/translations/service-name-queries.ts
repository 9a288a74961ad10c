import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import type { ServiceRow } from '../services/service-queries.ts';

/** A booking or waiting place with the name that its service had then, and its present location. */
interface Named {
  service_id: string;
  label: string;
  location: string;
}
type Names = Pick<Named, 'label' | 'location'>;

interface Reader {
  /** The guest's; null for the site's. */
  language: string | null;
  /** The site's. */
  locale: string;
}

interface Row {
  id: string;
  label: string;
  /** The original that the translation was made from. */
  source: string | null;
  text: string | null;
  /** The translated location. */
  place: string | null;
}

/**
 * How a guest reads the names and locations of services. A name is translated if the booking has the original's: one made
 * before the service was renamed keeps its name. Nothing is read for guests who use the main language.
 */
export async function serviceNames(
  tx: Tx,
  { language, locale }: Reader,
  services: readonly string[],
): Promise<(named: Named) => Names> {
  if (language === null || language === languageOf(locale) || services.length === 0)
    return ({ label, location }) => ({ label, location });
  const { rows } = await sql<Row>`
    select s.id, s.label, t.published -> 'label@' ->> 'source' as source, t.published -> 'label@' ->> 'text' as text,
      t.published -> 'location@' ->> 'text' as place
    from translations t
    join services s on s.website_id = t.website_id and s.id = t.service_id
    join websites w on w.id = t.website_id and t.language = any (w.languages)
    where t.website_id = ${tx.site} and t.service_id = any (${[...new Set(services)]}::uuid[])
      and t.language = ${language} and t.published ?| array['label@', 'location@']`.execute(tx);
  const byService = new Map(rows.map((row) => [row.id, row]));
  return ({ service_id: id, label, location }) => {
    const found = byService.get(id);
    const isNamedSo = label === found?.label || label === found?.source;
    return {
      label: (isNamedSo && found?.text) || label,
      // A location that was removed isn't shown in any language.
      location: (location && found?.place) || location,
    };
  };
}

/** A booking with the names that its guest reads. */
export async function inGuestsWords<B extends Named & Reader>(tx: Tx, booking: B): Promise<B> {
  const namesOf = await serviceNames(tx, booking, [booking.service_id]);
  return { ...booking, ...namesOf(booking) };
}

/** A service with the names that a guest reads, for emails and replies about a waiting place. */
export async function serviceInWords(
  tx: Tx,
  service: ServiceRow,
  language: string | null,
): Promise<ServiceRow> {
  const namesOf = await serviceNames(tx, { language, locale: service.locale }, [service.id]);
  return { ...service, ...namesOf({ ...service, service_id: service.id }) };
}
