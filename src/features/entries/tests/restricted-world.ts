import { eventually } from '../../../../tests/support/eventually.ts';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import type { AudioTrack } from '../../audio/contract.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import type { ContentType, OwnEntry } from '../entry-shapes.ts';

/** Each text that only customers may see has its own word, which begins like this. */
export const SECRET = 'kanarie';
export const secret = (where: string) => `${SECRET}${where}`;

export const details = (values: Record<string, unknown>) => ({
  excerpt: 'Only the excerpt',
  picture: null,
  values,
});

function callsOf(server: RunningServer, cookie: string) {
  async function own<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await server.request({ method, path, body, cookie });
    if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
    return (reply.status === 204 ? undefined : reply.json()) as T;
  }
  const publish = (id: string) => own('POST', `/api/page/${id}/publish`, {});
  const add = async (type: ContentType, name: string, more: object): Promise<OwnEntry> => {
    const made = await own<OwnEntry>('POST', '/api/entries', { type: type._id, name, ...more });
    await publish(made._id);
    return made;
  };
  const get = (path: string, as?: string) => server.request({ path, ...(as ? { cookie: as } : {}) });
  return { own, publish, add, get };
}
type Calls = ReturnType<typeof callsOf>;

/** A track of the demo site with secret texts. */
async function secretTrack({ own, get }: Calls): Promise<AudioTrack> {
  const [track] = await eventually(
    async () => (await get('/api/audio')).json() as AudioTrack[],
    (all) => all.length > 0,
    { what: 'a track can be heard' },
  );
  if (!track) throw new Error('There is no track.');
  const texts = { header: secret('Track'), artist: secret('Artist'), caption: secret('Caption') };
  await own('PUT', `/api/audio/track/${track._id}`, texts);
  return track;
}

/** A podcast with an episode that has something secret in every place. */
async function secretEpisode({ own, publish, add }: Calls, track: AudioTrack) {
  const [image] = await own<{ _id: string; objectPath: string }[]>('GET', '/api/files?kind=image&limit=1');
  const pictureOf = (alt: string) => ({ src: `/files/${image?.objectPath}`, file: image?._id, alt });

  let show = await own<ContentType>('POST', '/api/content-types', {
    kind: 'episode',
    slug: 'show',
    inMenu: false,
  });
  show = await own('PUT', `/api/content-types/${show._id}`, {
    fields: [
      ...show.fields,
      { key: 'guest', label: 'Guest', kind: 'text' },
      { key: 'script', label: 'Script', kind: 'richText' },
      { key: 'photo', label: 'Photo', kind: 'picture' },
      { key: 'photos', label: 'Photos', kind: 'gallery' },
      { key: 'studio', label: 'Studio', kind: 'place' },
      { key: 'source', label: 'Source', kind: 'link' },
    ],
    settings: { description: '', comments: { on: true, hold: 'none' } },
  });
  const term = (kind: string, name: string, type?: string) =>
    own<{ _id: string }>('POST', '/api/entry-terms', { kind, name, ...(type ? { type } : {}) });
  const category = await term('category', 'Secret places', show._id);
  const author = await term('author', 'Ada');
  const episode = await add(show, 'Formerly', {
    categories: [category._id],
    authors: [author._id],
    details: details({
      audio: track._id,
      number: 4,
      season: 2,
      chapters: `0:00 ${secret('Chapter')}\n1:00 End`,
      guest: secret('Guest'),
      script: richTextOf(secret('Script')),
      photo: pictureOf(secret('Alt')),
      photos: [pictureOf(secret('Gallery'))],
      studio: { name: secret('Place'), address: secret('Address'), href: '' },
      source: `https://example.com/${secret('Link')}`,
    }),
    blocks: [
      { type: 'heading', props: { text: secret('Heading') } },
      { type: 'richText', props: { text: richTextOf(secret('Body')) } },
      { type: 'image', props: { picture: pictureOf(secret('Image')), caption: secret('Under') } },
      {
        type: 'accordion',
        props: { items: [{ question: secret('Question'), answer: richTextOf(secret('Answer')) }] },
      },
    ],
  });
  await own('PUT', `/api/page/${episode._id}`, {
    name: 'Behind the dam',
    slug: 'behind-the-dam',
    seo: { title: 'Dams for search engines', description: 'Said to search engines' },
  });
  await publish(episode._id);
  return { show, episode };
}

async function translateEpisode({ own }: Calls, episode: OwnEntry): Promise<void> {
  const at = `/api/translation/de/${episode._id}`;
  const { texts } = await own<Translation>('GET', at);
  const listed = new Set(['name@', 'excerpt@', 'seo.title@', 'seo.description@']);
  await own('PUT', at, {
    texts: texts.map(({ key, source }) => ({
      key,
      source,
      text:
        typeof source !== 'string'
          ? richTextOf(secret('Uebersetzt'))
          : listed.has(key)
            ? `Deutsch: ${source}`
            : `${secret('Deutsch')} ${source}`.slice(0, 60),
    })),
  });
  await own('POST', `${at}/publish`, {});
}

/** An event and a post, and a post that everybody may see. */
async function otherEntries({ own, add }: Calls, show: ContentType, episode: OwnEntry) {
  const calendar = await own<ContentType>('POST', '/api/content-types', {
    kind: 'event',
    slug: 'calendar',
    inMenu: false,
  });
  const event = await add(calendar, 'Night walk', {
    details: details({
      time: { start: '2030-05-01T20:00:00.000Z', end: '2030-05-01T22:00:00.000Z', allDay: false },
      place: { name: secret('Meeting'), address: secret('Street'), href: '' },
    }),
    blocks: [{ type: 'richText', props: { text: richTextOf(secret('Route')) } }],
  });
  const news = await own<ContentType>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'news',
    inMenu: false,
  });
  await own('PUT', `/api/content-types/${news._id}`, {
    fields: [{ key: 'listen', label: 'Listen', kind: 'entries', of: show._id }],
  });
  const noExcerpt = { excerpt: '', picture: null, values: {} };
  const post = await add(news, 'Todays news', {
    details: noExcerpt,
    blocks: [{ type: 'richText', props: { text: richTextOf(secret('News')) } }],
  });
  const open = await add(news, 'Open to all', { details: details({ listen: [episode._id] }) });
  return { event, post, open };
}

/** The demo site with a customer, and with entries that everybody may see at first. */
export async function restrictedWorld() {
  const server = await startServer();
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  const body = { email: 'ada@example.com', password: 'a-reader-of-many-books' };
  const registered = await server.request({ method: 'POST', path: '/api/account/register', body });
  const customer = registered.cookie;
  const calls = callsOf(server, cookie);
  await calls.own('PUT', '/api/website', { settings: { languages: ['de'] } });
  const track = await secretTrack(calls);
  const { show, episode } = await secretEpisode(calls, track);
  await translateEpisode(calls, episode);
  const comment = { body: secret('Comment'), name: 'Ada', email: 'ada@example.com' };
  await server.request({
    method: 'POST',
    path: `/api/entries/${episode._id}/comments`,
    body: comment,
    cookie: customer,
  });

  const others = await otherEntries(calls, show, episode);
  return { server, cookie, customer, track, show, episode, ...others, ...calls };
}
