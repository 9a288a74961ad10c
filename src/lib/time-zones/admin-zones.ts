import { pageLanguage } from '../messages/area.ts';
import { type CityRows, nameOfZone } from './zone-name.ts';

let cities: CityRows | undefined;

/** Sets how the admin names cities, before its first screen. */
export function keepCities(rows: CityRows): void {
  cities = rows;
}

/** A time zone by its city, in the language of the admin: `Europe/Rome` → “Rom”. */
export const zoneName = (timeZone: string): string => nameOfZone(timeZone, cities);

/** All time zones by city; includes the one in use even if this browser has another name for it. */
export function zonesByCity(current: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...zones]
    .map((value) => ({ value, label: zoneName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLanguage()));
}
