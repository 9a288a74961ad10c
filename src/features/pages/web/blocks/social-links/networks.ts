import type { IconName } from '../shared/pictures/icons.ts';

type NetworkKey = 'email' | 'phone' | 'website';

const known: readonly (readonly [hosts: RegExp, name: string, icon: IconName])[] = [
  [/(^|\.)instagram\.com$/, 'Instagram', 'camera'],
  [/(^|\.)(facebook\.com|fb\.com)$/, 'Facebook', 'people'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'YouTube', 'film'],
  [/(^|\.)vimeo\.com$/, 'Vimeo', 'film'],
  [/(^|\.)tiktok\.com$/, 'TikTok', 'film'],
  [/(^|\.)twitch\.tv$/, 'Twitch', 'film'],
  [/(^|\.)pinterest\.[a-z.]+$/, 'Pinterest', 'camera'],
  [/(^|\.)flickr\.com$/, 'Flickr', 'camera'],
  [/(^|\.)linkedin\.com$/, 'LinkedIn', 'people'],
  [/(^|\.)(x\.com|twitter\.com)$/, 'X', 'chat'],
  [/(^|\.)bsky\.app$/, 'Bluesky', 'chat'],
  [/(^|\.)threads\.(net|com)$/, 'Threads', 'chat'],
  [/(^|\.)(wa\.me|whatsapp\.com)$/, 'WhatsApp', 'chat'],
  [/(^|\.)(t\.me|telegram\.(me|org))$/, 'Telegram', 'chat'],
  [/(^|\.)(signal\.me|signal\.group)$/, 'Signal', 'chat'],
  [/(^|\.)(discord\.gg|discord\.com)$/, 'Discord', 'chat'],
  [/(^|\.)(mastodon\.[a-z]+|mstdn\.[a-z]+)$/, 'Mastodon', 'chat'],
  [/(^|\.)spotify\.com$/, 'Spotify', 'music'],
  [/(^|\.)soundcloud\.com$/, 'SoundCloud', 'music'],
  [/(^|\.)bandcamp\.com$/, 'Bandcamp', 'music'],
  [/(^|\.)music\.apple\.com$/, 'Apple Music', 'music'],
  [/(^|\.)(github\.com|gitlab\.com|codeberg\.org)$/, 'Code', 'code'],
  [/(^|\.)(substack\.com|medium\.com)$/, 'Blog', 'book'],
  [/(^|\.)etsy\.com$/, 'Etsy', 'bag'],
];

/** The target of a link: the name of a network, or the key of a message for anything else. */
export function networkOf(
  href: string,
): { name: string; icon: IconName } | { key: NetworkKey; icon: IconName } {
  if (href.startsWith('mailto:')) return { key: 'email', icon: 'mail' };
  if (href.startsWith('tel:')) return { key: 'phone', icon: 'phone' };
  if (!/^https?:/.test(href) || !URL.canParse(href)) return { key: 'website', icon: 'globe' };
  const host = new URL(href).hostname.replace(/^www\./, '');
  const [, name, icon] = known.find(([hosts]) => hosts.test(host)) ?? [];
  return { name: name ?? host, icon: icon ?? 'globe' };
}
