import { textsIn } from '../../features/site-check/server/index.ts';
import { adminLanguages } from '../../lib/messages/languages.ts';
import { NAME, siteIn } from './in-language.ts';
import { starters } from './index.ts';

let texts: ReadonlySet<string> | undefined;

/** Every recognisable text that a design puts on a new site, in each language in which one can start. */
export function starterTexts(): ReadonlySet<string> {
  texts ??= new Set(
    starters
      .flatMap((starter) => adminLanguages.map((language) => siteIn(starter, language, NAME)))
      .flatMap(({ website, pages, contentTypes, shop, bookings }) => {
        return textsIn([
          website.brand?.footer,
          pages.map(({ blocks }) => blocks),
          contentTypes?.map(({ entries }) => entries.map(({ blocks, details }) => [blocks, details])),
          shop?.products,
          bookings?.services,
        ]);
      })
      .filter((text) => !text.includes(NAME)),
  );
  return texts;
}
