import type { Tx } from '../../../lib/db/database.ts';
import { invalid } from '../../../lib/errors.ts';
import { canonicalHost } from '../../../lib/http/requests/host.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { homeIn } from '../../../lib/links/site-addresses.ts';
import { languageOf } from '../../../lib/messages/languages.ts';
import type { WebsiteSettings } from '../contract.ts';
import { hostsOf, leadsElsewhere, setLanguageHosts, type WebsiteRow } from './queries.ts';
import { staffWords } from './staff-words.ts';

/** The home page in each language, for links between them; nothing where all languages are on the main host. */
export const homesOf = (
  site: Site,
  { locale, languages }: Pick<WebsiteRow, 'locale' | 'languages'>,
): { homes?: Record<string, string> } =>
  site.origins
    ? {
        homes: Object.fromEntries(
          [null, ...languages].map((one) => [one ?? languageOf(locale), homeIn(site, one, site.subdomain)]),
        ),
      }
    : {};

/**
 * Gives languages hosts of the site, and frees those of removed languages. The site's row is locked.
 * @throws `400` for a host that can't show a language
 */
export async function changeLanguageHosts(
  tx: Tx,
  languages: readonly string[],
  wanted: NonNullable<WebsiteSettings['languageHosts']>,
): Promise<void> {
  const rows = await hostsOf(tx);
  const before = rows.flatMap(({ host, language }) => (language === null ? [] : [[language, host]]));
  const hosts: Record<string, string> = Object.fromEntries(
    before.filter(([language = '']) => languages.includes(language) && !Object.hasOwn(wanted, language)),
  );
  const refuse = (language: string, sentence: string) =>
    invalid(sentence, { [`settings.languageHosts.${language}`]: sentence });
  for (const [language, typed] of Object.entries(wanted)) {
    if (typed === null) continue;
    const host = canonicalHost(typed);
    const row = rows.find((each) => each.host === host);
    if (!languages.includes(language)) throw refuse(language, staffWords().addLanguageFirst);
    if (!row) throw refuse(language, staffWords().notItsAddress({ host: typed }));
    if (row.canonical) throw refuse(language, staffWords().isMainAddress({ host: row.host }));
    if (row.retires_at) throw refuse(language, staffWords().isFormerAddress({ host: row.host }));
    if (Object.values(hosts).includes(row.host))
      throw refuse(language, staffWords().showsAnotherLanguage({ host: row.host }));
    if (await leadsElsewhere(tx, row.host))
      throw refuse(language, staffWords().pointsElsewhere({ host: row.host }));
    hosts[language] = row.host;
  }
  const isSame =
    before.length === Object.keys(hosts).length && before.every(([one = '', host]) => hosts[one] === host);
  if (!isSame) await setLanguageHosts(tx, hosts);
}
