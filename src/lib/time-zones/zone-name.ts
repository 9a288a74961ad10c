/** The cities of a language by region, as in `Africa|Cairo=Kairo|…`; those that a zone names as the language does are left out. */
export type CityRows = readonly string[];

const read = new WeakMap<CityRows, ReadonlyMap<string, string>>();

function citiesIn(rows: CityRows): ReadonlyMap<string, string> {
  let cities = read.get(rows);
  if (!cities) {
    cities = new Map(
      rows.flatMap((row) => {
        const [region = '', ...named] = row.split('|');
        return named.map((city): [string, string] => {
          const [place = '', name = ''] = city.split('=');
          return [`${region}/${place}`, name];
        });
      }),
    );
    read.set(rows, cities);
  }
  return cities;
}

/** A time zone by its city: `Europe/Isle_of_Man` → “Isle of Man”. `Intl` has no names of cities. */
export const nameOfZone = (timeZone: string, rows: CityRows | undefined): string =>
  (rows && citiesIn(rows).get(timeZone)) ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
