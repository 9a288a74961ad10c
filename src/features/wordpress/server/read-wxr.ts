import type { Readable } from 'node:stream';
import { invalid, tooLarge } from '../../../lib/errors.ts';

/** An entry of an export, as it stands there; every text as it was written. */
export interface WxrItem {
  title: string;
  link: string;
  content: string;
  excerpt: string;
  id: string;
  /** In UTC, as `2024-05-06 07:08:09`. */
  date: string;
  slug: string;
  status: string;
  parent: string;
  type: string;
  attachment: string;
  order: number;
  meta: Map<string, string>;
}

export interface WxrSite {
  title: string;
  link: string;
}

const MOST_BYTES = 200 * 1024 ** 2;
const MOST_TEXT = 2 * 1024 ** 2;
const DEEPEST = 60;
const wanted: Record<string, keyof WxrItem> = {
  title: 'title',
  link: 'link',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date_gmt': 'date',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:post_type': 'type',
  'wp:attachment_url': 'attachment',
};

const fresh = (): WxrItem => ({
  title: '',
  link: '',
  content: '',
  excerpt: '',
  id: '',
  date: '',
  slug: '',
  status: '',
  parent: '',
  type: '',
  attachment: '',
  order: 0,
  meta: new Map(),
});

export const NO_WXR =
  'This isn’t a WordPress export. In WordPress, go to Tools, Export and choose “All content”.';

/**
 * Reads an export of WordPress (WXR, an RSS feed with more in it) while it comes; no more than one entry is held. Entities and
 * document types are not followed.
 * @throws `400` where it is something else, or broken
 */
export async function* readWxr(source: Readable, site: WxrSite): AsyncGenerator<WxrItem> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const ready: WxrItem[] = [];
  const path: string[] = [];
  let text = '';
  let item: WxrItem | null = null;
  let meta = { key: '', value: '' };
  let isWordpress = false;
  let problem: Error | undefined;
  const fail = (error: Error) => void (problem ??= error);

  parser.on('error', () => fail(invalid(`${NO_WXR} It’s incomplete from line ${parser.line}.`)));
  parser.on('doctype', () => fail(invalid(NO_WXR)));
  const write = (piece: string) => {
    if (text.length < MOST_TEXT) text += piece;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (path.length > DEEPEST) fail(invalid(NO_WXR));
    text = '';
    if (name === 'wp:wxr_version') isWordpress = true;
    if (name === 'item') item = fresh();
    if (name === 'wp:postmeta') meta = { key: '', value: '' };
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const within = path.at(-1);
    if (!item) {
      if (within === 'channel' && (name === 'title' || name === 'link'))
        site[name] = text.trim().slice(0, 300);
    } else if (name === 'item') {
      ready.push(item);
      item = null;
    } else if (within === 'item') {
      const key = wanted[name];
      if (name === 'wp:menu_order') item.order = Number.parseInt(text, 10) || 0;
      else if (key) Object.assign(item, { [key]: key === 'content' ? text : text.trim() });
      if (name === 'wp:postmeta' && item.meta.size < 100) item.meta.set(meta.key, meta.value);
    } else if (name === 'wp:meta_key') meta.key = text.trim();
    else if (name === 'wp:meta_value') meta.value = text.slice(0, 2_000);
    text = '';
  });

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const feed = (bytes?: Buffer) => {
    try {
      const words = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      if (words) parser.write(words);
      if (!bytes) parser.close();
    } catch (error) {
      fail(error instanceof TypeError ? invalid(NO_WXR) : (error as Error));
    }
    if (problem) throw problem;
  };
  let size = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES)
      throw tooLarge('This file is larger than 200 MB. Export it in parts, for example by year.');
    feed(piece);
    yield* ready.splice(0);
  }
  feed();
  yield* ready.splice(0);
  if (!isWordpress) throw invalid(NO_WXR);
}
