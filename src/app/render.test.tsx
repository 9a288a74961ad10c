import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn, type SiteCalls } from '../../tests/support/site-calls.ts';
import { twoSites, type World } from '../../tests/support/two-sites.ts';
import type { Block, BlockView, ViewContext } from '../lib/content/block-kind.ts';
import type { Client, Contract } from '../lib/http/contract.ts';
import { refusedCall, type RefusedReply } from '../lib/http/client.ts';
import { blockViews } from './block-views.ts';
import { render } from './render.tsx';

interface Made {
  _id: string;
  layout: { _id: string } | null;
}

let world: World;
let calls: SiteCalls;
const views = blockViews as Map<string, BlockView>;
const sound = views.get('entryPart') as (props: Record<string, unknown> & ViewContext) => ReactNode;

/** Shows a part of an entry, and throws instead of its tags. */
const broken: BlockView = (props) => {
  const shown = sound(props);
  if (props['part'] === 'tags' && shown) throw new Error('bang');
  return shown;
};

const part = (name: string): Block => ({ type: 'entryPart', props: { id: `${name}-here`, part: name } });
const heading = (id: string, text: string): Block => ({ type: 'heading', props: { id, text } });
const linked = (id: string, href: string): Block => ({
  type: 'button',
  props: { id, buttons: [{ label: `Go to ${href}`, href, look: 'primary' }] },
});

beforeAll(async () => {
  world = await twoSites();
  calls = callsOn(world, world.one);
  const { done } = calls;
  const type = await done<Made>('POST', '/api/content-types', { kind: 'post', slug: 'news', inMenu: false });
  const tags = await done<Made>('POST', '/api/entry-terms', { kind: 'tag', type: type._id, name: 'Clay' });
  for (const slug of ['first', 'second']) {
    const blocks = [heading('own', `Text of the ${slug}`)];
    const entry = { type: type._id, name: `The ${slug}`, slug, blocks, tags: [tags._id] };
    const { _id } = await done<Made>('POST', '/api/entries', entry);
    await done('POST', `/api/page/${_id}/publish`, {});
  }
  const { layout } = await done<Made>('POST', `/api/content-types/${type._id}/layout`);
  const columns: Block = {
    type: 'section',
    props: { id: 'around', content: [heading('typed', 'Typed'), part('tags'), linked('go', '/news')] },
  };
  await done('PUT', `/api/page/${layout?._id}`, {
    blocks: [part('title'), columns, part('content'), part('around'), part('related')],
  });
  await done('POST', `/api/page/${layout?._id}/publish`, {});
  views.set('entryPart', broken);
});
afterAll(async () => {
  views.set('entryPart', sound);
  await world?.close();
});

/** The screen at an address, as a visitor sees it. */
async function shown(path: string): Promise<string> {
  const call = async (
    name: string,
    { params = {}, query = {} }: Record<string, Record<string, string>> = {},
  ) => {
    const [method = '', template = ''] = name.split(' ');
    const address = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    const reply = await calls.visitor(method, `${address}?${new URLSearchParams(query)}`);
    if (reply.status >= 400) throw refusedCall(reply.status, reply.json() as RefusedReply);
    return reply.json();
  };
  const request = new Request(`http://${world.one.host}${path}`);
  const result = await render(request, call as Client<Contract>, { language: 'en', other: null, base: '' });
  return result.kind === 'screen' ? result.body : '';
}

test('a part of an entry that throws is left out of its page, and nothing else is', async () => {
  const html = await shown('/news/first');
  expect(html.match(/can’t be shown/g)).toHaveLength(1);
  expect(html).toMatch(
    /The first<\/h1>.*Typed.*can’t be shown.*Go to \/news.*Text of the first.*The second/s,
  );
  for (const name of ['title', 'content', 'around', 'related'])
    expect(html, name).toContain(`data-part="${name}"`);
  expect(html).not.toContain('data-part="tags"');
});
