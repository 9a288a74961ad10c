/** A player or map of another service, rebuilt from an address; no unchecked input is part of it. */
export interface Embed {
  /** The service's public name. */
  name: string;
  kind: 'video' | 'map' | 'audio' | 'booking';
  /** The address for an `iframe`. */
  frame: string;
  /** The same content on the service's site, for a plain link. */
  page: string;
}

interface Provider {
  name: string;
  kind: Embed['kind'];
  /** The address's host, without `www.`. */
  hosts: readonly string[];
  /** The origin of its frames. */
  origin: string;
  /** Frame (path after the origin) and page of an address, or `null` if it can't be shown. */
  read: (url: URL) => { frame: string; page: string } | null;
}

const seconds = (text: string | null): number => {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0) : 0;
};

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

function youtube(url: URL) {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : first;
  const id = url.searchParams.get('v') ?? named;
  const list = url.searchParams.get('list') ?? '';
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  const since: Record<string, string> = start > 0 ? { start: String(start) } : {};
  if (/^[\w-]{11}$/.test(id) && id !== 'videoseries')
    return {
      frame: `/embed/${id}?${query({ autoplay: '1', rel: '0', ...since })}`,
      page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`,
    };
  if (!/^[\w-]{12,64}$/.test(list)) return null;
  return {
    frame: `/embed/videoseries?${query({ list, autoplay: '1' })}`,
    page: `https://www.youtube.com/playlist?list=${list}`,
  };
}

function vimeo(url: URL) {
  const [, id, inPath] = /\/(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const asked = url.searchParams.get('h') ?? '';
  const h = inPath ?? (/^[0-9a-f]{6,20}$/.test(asked) ? asked : undefined);
  return {
    frame: `/video/${id}?${query({ dnt: '1', autoplay: '1', ...(h ? { h } : {}) })}`,
    page: `https://vimeo.com/${id}${h ? `/${h}` : ''}`,
  };
}

const within = (value: number, least: number, most: number) => value >= least && value <= most;

function osmFrame(latitude: number, longitude: number, zoom: number) {
  if (!within(latitude, -85, 85) || !within(longitude, -180, 180) || !within(zoom, 1, 19)) return null;
  // The area that a window of about 600 by 400 px shows at this zoom.
  const wide = (360 / 2 ** zoom) * 2.4;
  const high = wide * 0.66 * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - wide / 2, latitude - high / 2, longitude + wide / 2, latitude + high / 2];
  const at = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  const map = `${zoom}/${at.replace(',', '/')}`;
  return {
    frame: `/export/embed.html?${query({ bbox: box.map((edge) => edge.toFixed(5)).join(','), layer: 'mapnik', marker: at })}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}#map=${map}`,
  };
}

function openStreetMap(url: URL) {
  const box = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = box;
  const marker = (url.searchParams.get('marker') ?? '').split(',').map(Number);
  if (url.pathname === '/export/embed.html' && box.length === 4) {
    const zoom = Math.round(Math.log2((360 * 2.4) / Math.abs(east - west)));
    return osmFrame(marker[0] || (south + north) / 2, marker[1] || (west + east) / 2, Math.min(19, zoom));
  }
  const [, zoom, latitude, longitude] =
    /map=(\d{1,2})\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/.exec(url.hash) ?? [];
  const at = (name: string, otherwise: string | undefined) =>
    Number(url.searchParams.get(name) ?? otherwise ?? Number.NaN);
  return osmFrame(at('mlat', latitude), at('mlon', longitude), Number(zoom ?? 16));
}

function googleMaps(url: URL) {
  const pb = url.searchParams.get('pb') ?? '';
  if (url.pathname === '/maps/embed' && /^[\w!.:%~*\-+]{10,1500}$/.test(pb))
    return {
      frame: `/maps/embed?${query({ pb })}`,
      page: `https://www.google.com/maps/embed?${query({ pb })}`,
    };
  if (!url.pathname.startsWith('/maps') && url.hostname !== 'maps.google.com') return null;
  const [, place, latitude, longitude] =
    /\/(?:place|search)\/([^/@]+)(?:\/@(-?\d+\.\d+),(-?\d+\.\d+))?/.exec(url.pathname) ?? [];
  const words = (
    place ? decode(place) : (url.searchParams.get('q') ?? url.searchParams.get('query') ?? '')
  ).slice(0, 300);
  if (words.trim() === '') return null;
  const near: Record<string, string> = latitude && longitude ? { ll: `${latitude},${longitude}` } : {};
  return {
    frame: `/maps?${query({ q: words, ...near, output: 'embed' })}`,
    page: `https://www.google.com/maps/search/?${query({ api: '1', query: words })}`,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function spotify(url: URL) {
  const [, type, id] =
    /\/(track|album|playlist|episode|show|artist)\/([A-Za-z0-9]{22})\/?$/.exec(url.pathname) ?? [];
  return type && id
    ? { frame: `/embed/${type}/${id}`, page: `https://open.spotify.com/${type}/${id}` }
    : null;
}

function soundCloud(url: URL) {
  const inner = url.searchParams.get('url') ?? '';
  const page = url.hostname === 'w.soundcloud.com' && URL.canParse(inner) ? new URL(inner) : url;
  const known =
    (page.hostname === 'api.soundcloud.com' &&
      /^\/(tracks|playlists|users)\/[\w:%]{1,40}$/.test(page.pathname)) ||
    (/^(www\.)?soundcloud\.com$/.test(page.hostname) && /^(\/[\w-]{1,80}){1,4}\/?$/.test(page.pathname));
  if (!known) return null;
  const address = `https://${page.hostname}${page.pathname}`;
  return {
    frame: `/player/?${query({ url: address, visual: 'false', show_comments: 'false' })}`,
    page: address,
  };
}

/** Bandcamp's own addresses contain no number, so only its embed code works. */
function bandcamp(url: URL) {
  const [, type, id] = /\/EmbeddedPlayer\/(?:.*\/)?(album|track)=(\d{4,12})/.exec(url.pathname) ?? [];
  if (!type || !id) return null;
  const frame = `/EmbeddedPlayer/${type}=${id}/size=large/artwork=small/tracklist=true/transparent=true/`;
  return { frame, page: `https://bandcamp.com${frame}` };
}

function calendly(url: URL) {
  if (!/^(\/[\w.-]{1,80}){1,2}\/?$/.test(url.pathname)) return null;
  return { frame: `${url.pathname}?embed_type=Inline`, page: `https://calendly.com${url.pathname}` };
}

const apple = (service: 'music' | 'podcasts') => (url: URL) =>
  /^\/[a-z]{2}\/(album|playlist|podcast|song)\/[\w%.-]{1,120}\/[\w.-]{1,60}$/.test(url.pathname)
    ? { frame: url.pathname, page: `https://${service}.apple.com${url.pathname}` }
    : null;

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    origin: 'https://www.youtube-nocookie.com',
    read: youtube,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    origin: 'https://player.vimeo.com',
    read: vimeo,
  },
  {
    name: 'OpenStreetMap',
    kind: 'map',
    hosts: ['openstreetmap.org'],
    origin: 'https://www.openstreetmap.org',
    read: openStreetMap,
  },
  {
    name: 'Google Maps',
    kind: 'map',
    hosts: ['google.com', 'google.co.uk', 'google.de', 'maps.google.com'],
    origin: 'https://www.google.com',
    read: googleMaps,
  },
  {
    name: 'Spotify',
    kind: 'audio',
    hosts: ['open.spotify.com'],
    origin: 'https://open.spotify.com',
    read: spotify,
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    hosts: ['soundcloud.com', 'w.soundcloud.com'],
    origin: 'https://w.soundcloud.com',
    read: soundCloud,
  },
  {
    name: 'Bandcamp',
    kind: 'audio',
    hosts: ['bandcamp.com'],
    origin: 'https://bandcamp.com',
    read: bandcamp,
  },
  {
    name: 'Apple Music',
    kind: 'audio',
    hosts: ['music.apple.com', 'embed.music.apple.com'],
    origin: 'https://embed.music.apple.com',
    read: apple('music'),
  },
  {
    name: 'Apple Podcasts',
    kind: 'audio',
    hosts: ['podcasts.apple.com', 'embed.podcasts.apple.com'],
    origin: 'https://embed.podcasts.apple.com',
    read: apple('podcasts'),
  },
  {
    name: 'Calendly',
    kind: 'booking',
    hosts: ['calendly.com'],
    origin: 'https://calendly.com',
    read: calendly,
  },
];

/** For the page's policy: the only origins that frames on public pages may have. */
export const frameOrigins: readonly string[] = providers.map(({ origin }) => origin);
export const providerNames: readonly string[] = providers.map(({ name }) => name);

/** Extracts the address from pasted text, which is often a whole embed code. */
export const pastedAddress = (text: string): string =>
  (/<iframe[^>]*\ssrc=["']([^"'<>]+)["']/i.exec(text)?.[1] ?? text).replaceAll('&amp;', '&').trim();

/** The content of an address, or `null` if no known service can show it. */
export function readEmbed(address: string): Embed | null {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.port !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  const read = provider?.read(url);
  return provider && read
    ? { name: provider.name, kind: provider.kind, frame: provider.origin + read.frame, page: read.page }
    : null;
}
