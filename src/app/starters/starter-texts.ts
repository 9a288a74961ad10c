import { textsIn } from '../../features/site-check/server/index.ts';
import { starters } from './index.ts';

/** Placeholder for the site's name. The site's real name replaces it. */
const NAME = '\u0000';

let texts: ReadonlySet<string> | undefined;

/** Every recognisable text that a design puts on a new site. */
export function starterTexts(): ReadonlySet<string> {
  texts ??= new Set(
    starters
      .flatMap(({ site }) => {
        const { website, pages, contentTypes, shop, bookings } = site(NAME);
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
