/** The source of a visit. Empty texts mean unknown. */
export interface Source {
  channel: Channel;
  /** Name of a known service, else the host; empty for direct visits. */
  source: string;
  /** Host and path of the referring page. */
  referrer: string;
  campaign: string;
  medium: string;
  /** `utm_source` */
  origin: string;
}

export const channels = ['direct', 'search', 'social', 'mail', 'link', 'campaign'] as const;
export type Channel = (typeof channels)[number];

const MOST_LENGTH = 100;

/** Names by host, including all subdomains and country domains. */
const services: readonly (readonly [Channel, name: string, host: RegExp])[] = [
  ['mail', 'Gmail', /(^|\.)mail\.google\.com$/],
  ['mail', 'Outlook', /(^|\.)(outlook\.(com|live\.com|office\.com|office365\.com)|mail\.live\.com)$/],
  ['mail', 'Yahoo Mail', /(^|\.)mail\.yahoo\.com$/],
  ['mail', 'Proton Mail', /(^|\.)(mail\.proton\.me|protonmail\.com)$/],
  ['mail', 'GMX', /(^|\.)(gmx\.(net|com|de|at|ch)|web\.de)$/],
  ['search', 'Google', /(^|\.)google\.(com?\.)?[a-z]{2,3}$/],
  ['search', 'Bing', /(^|\.)bing\.com$/],
  ['search', 'DuckDuckGo', /(^|\.)duckduckgo\.com$/],
  ['search', 'Ecosia', /(^|\.)ecosia\.org$/],
  ['search', 'Yahoo', /(^|\.)search\.yahoo\.(com|co\.jp)$/],
  ['search', 'Qwant', /(^|\.)qwant\.com$/],
  ['search', 'Startpage', /(^|\.)startpage\.com$/],
  ['search', 'Brave', /^search\.brave\.com$/],
  ['search', 'Kagi', /(^|\.)kagi\.com$/],
  ['search', 'Yandex', /(^|\.)yandex\.[a-z]{2,3}$/],
  ['search', 'Baidu', /(^|\.)baidu\.com$/],
  ['search', 'ChatGPT', /(^|\.)(chatgpt\.com|chat\.openai\.com)$/],
  ['search', 'Perplexity', /(^|\.)perplexity\.ai$/],
  ['social', 'Facebook', /(^|\.)(facebook\.com|fb\.(com|me))$/],
  ['social', 'Instagram', /(^|\.)instagram\.com$/],
  ['social', 'X', /(^|\.)(twitter\.com|x\.com)$|^t\.co$/],
  ['social', 'LinkedIn', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['social', 'Pinterest', /(^|\.)(pinterest\.(co\.)?[a-z]{2,3}|pin\.it)$/],
  ['social', 'Reddit', /(^|\.)reddit\.com$/],
  ['social', 'YouTube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['social', 'TikTok', /(^|\.)tiktok\.com$/],
  ['social', 'Bluesky', /(^|\.)bsky\.app$/],
  ['social', 'Threads', /(^|\.)threads\.(net|com)$/],
  ['social', 'Mastodon', /(^|\.)(mastodon\.(social|online|world)|mstdn\.social)$/],
  ['social', 'WhatsApp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['social', 'Telegram', /(^|\.)(telegram\.org|t\.me)$/],
  ['social', 'Tumblr', /(^|\.)tumblr\.com$/],
  ['social', 'Vimeo', /(^|\.)vimeo\.com$/],
];

const mailMedium = /^(e-?mail|newsletter|mail)$/i;
const socialMedium = /social/i;

/** Shortens a text to one line without invisible characters. */
const words = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/[\p{C}<>]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LENGTH)
    .toWellFormed();

const byMedium = (medium: string): Channel =>
  mailMedium.test(medium) ? 'mail' : socialMedium.test(medium) ? 'social' : 'campaign';

/**
 * @param referrer as the browser sent it; strangers may put anything there
 * @param url of the requested page, whose query may contain `utm_` parameters
 * @param isOwn whether a host is the site's own, which is no source
 */
export function sourceOf(referrer: string, url: string, isOwn: (host: string) => boolean): Source {
  const begin = url.indexOf('?');
  const said = new URLSearchParams(begin < 0 ? '' : url.slice(begin + 1, begin + 2_000));
  const campaign = words(said.get('utm_campaign'));
  const medium = words(said.get('utm_medium')).toLowerCase();
  const origin = words(said.get('utm_source')).toLowerCase();
  const from = readReferrer(referrer);
  const led = from && !isOwn(from.host) ? from : null;
  const service = led && services.find(([, , host]) => host.test(led.host));
  const named = { campaign, medium, origin, referrer: led?.page ?? '' };
  if (campaign || medium || origin)
    return { ...named, channel: byMedium(medium), source: origin || service?.[1] || led?.host || campaign };
  if (service) return { ...named, channel: service[0], source: service[1] };
  const ref = words(said.get('ref')).toLowerCase();
  if (led) return { ...named, channel: 'link', source: led.host };
  return { ...named, channel: ref ? 'link' : 'direct', source: ref };
}

/** Android apps identify themselves by `android-app://`. */
function readReferrer(referrer: string): { host: string; page: string } | null {
  if (referrer.length > 2_000 || !URL.canParse(referrer)) return null;
  const { protocol, hostname, pathname } = new URL(referrer);
  if (!/^(https?|android-app):$/.test(protocol) || !/^[a-z0-9.:[\]-]{1,253}$/.test(hostname)) return null;
  const host = hostname.replace(/^www\./, '').slice(0, MOST_LENGTH);
  return { host, page: `${host}${pathname === '/' ? '' : pathname}`.slice(0, 200) };
}
