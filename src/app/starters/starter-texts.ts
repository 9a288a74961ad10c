import { setImmediate as nextTurn } from 'node:timers/promises';
import { textsIn } from '../../features/site-check/server/index.ts';
import { languages } from '../../lib/messages/languages.ts';
import type { SiteContent } from '../site-content/site-content.ts';
import { NAME, siteIn } from './in-language.ts';
import { starters } from './index.ts';

const textsOfSite = ({ website, pages, contentTypes, shop, bookings }: SiteContent): string[] =>
  textsIn([
    website.brand?.footer,
    pages.map(({ blocks }) => blocks),
    contentTypes?.map(({ entries }) => entries.map(({ blocks, details }) => [blocks, details])),
    shop?.products,
    bookings?.services,
  ]).filter((text) => !text.includes(NAME));

async function collect(): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  for (const starter of starters)
    for (const language of languages) {
      for (const text of textsOfSite(siteIn(starter, language, NAME))) texts.add(text);
      // All of them take longer than anybody else's request should wait.
      await nextTurn();
    }
  return texts;
}

let collected: Promise<ReadonlySet<string>> | undefined;

/** Every recognisable text that a design puts on a new site, in each language in which one can start. */
export const starterTexts = (): Promise<ReadonlySet<string>> => (collected ??= collect());
