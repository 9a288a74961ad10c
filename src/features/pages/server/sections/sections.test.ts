import { afterAll, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page, PageVersion } from '../../contract.ts';
import type { LinkingPlace } from '../../menus-contract.ts';
import type { Section } from '../../sections-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);
const other = callsOn(world, world.two);

const heading = (text: string, id = 'h') => ({ type: 'heading', props: { id, text } });
const box = (...content: object[]) => ({ type: 'section', props: { content } });
const placed = (section: string, id = 'place') => ({ type: 'savedSection', props: { id, section } });
const makeSection = (name: string, ...blocks: object[]) =>
  done<Section>('POST', '/api/section', { name, blocks });
const makePage = (name: string, ...blocks: object[]) => done<Page>('POST', '/api/page', { name, blocks });
const publish = (id: string) => done<Page>('POST', `/api/page/${id}/publish`, {});
const draft = (id: string) => done<Page>('GET', `/api/page?_id=${id}&draft=true`);
const seen = async (id: string) => (await visitor('GET', `/api/page?_id=${id}`)).text;
const listed = async (id: string) =>
  (await done<Section[]>('GET', '/api/sections')).find(({ _id }) => _id === id);

/** On a published page whose draft has it twice. */
async function inUse(name: string) {
  const section = await makeSection(name, heading(`${name} says this`));
  const page = await makePage(`Page of ${name}`, placed(section._id));
  await publish(page._id);
  await done('PUT', `/api/page/${page._id}`, {
    blocks: [placed(section._id), box(placed(section._id, 'two'))],
  });
  return { section, page };
}

describe('a reusable section', () => {
  test('is shown where it is placed, changes everywhere when published, and not before', async () => {
    const { section, page } = await inUse('Opening');
    expect(await seen(page._id)).toContain('Opening says this');
    await done('PUT', `/api/page/${section._id}`, { blocks: [heading('Now it says that')], version: 1 });
    expect(await seen(page._id)).not.toContain('that');
    await publish(section._id);
    expect(await seen(page._id)).toContain('Now it says that');
    expect(await seen(page._id)).not.toContain('says this');
    expect(await listed(section._id)).toMatchObject({
      name: 'Opening',
      state: 'published',
      uses: [{ _id: page._id, name: 'Page of Opening', visible: true }],
    });
  });

  test('is stored as a reference, and filled in where the draft is looked at', async () => {
    const { section, page } = await inUse('Stored');
    expect((await draft(page._id)).blocks[0]).toEqual(placed(section._id));
    const shown = await done<Page>('GET', `/api/page?_id=${page._id}&draft=true&shown=true`);
    const ids = JSON.stringify(shown.blocks).match(/"id":"[^"]+"/g) ?? [];
    expect(JSON.stringify(shown.blocks).match(/Stored says this/g)).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
    const link = await done<{ url: string }>('POST', `/api/page/${page._id}/preview-link`, {});
    const token = new URL(link.url).pathname.split('/').at(-1);
    expect((await visitor('GET', `/api/page-preview/${token}`)).text).toContain('Stored says this');
  });

  test('is no page: visitors find none, lists, menus and addresses leave it out', async () => {
    const { _id } = await makeSection('Nowhere', heading('x'));
    const { slug } = await draft(_id);
    for (const path of [`?_id=${_id}`, `?slug=${slug}`])
      for (const ask of [visitor, owner]) expect((await ask('GET', `/api/page${path}`)).status).toBe(404);
    expect((await owner('GET', '/api/pages')).text).not.toContain(_id);
    expect((await owner('DELETE', `/api/page/${_id}`)).status).toBe(404);
    expect((await owner('POST', `/api/page/${_id}/unpublish`, {})).status).toBe(409);
    for (const part of [{ slug: 'here' }, { label: 'L' }, { inMenu: true }, { subdomain: 'blog' }])
      expect((await owner('PUT', `/api/page/${_id}`, part)).status).toBe(400);
    expect((await owner('PUT', '/api/pages', { pages: [{ _id, label: 'L' }] })).status).toBe(404);
    const menus = { header: [{ page: _id }], footer: [] };
    expect((await owner('PUT', '/api/menus', menus)).status).toBe(404);
  });

  test('a new name takes effect at once and leaves nothing to publish', async () => {
    const { _id } = await makeSection('Old name', heading('x'));
    await done('PUT', `/api/page/${_id}`, { name: 'New name', version: 1 });
    expect(await listed(_id)).toMatchObject({ name: 'New name', state: 'published', version: 2 });
    expect((await owner('PUT', `/api/page/${_id}`, { name: 'Late', version: 1 })).status).toBe(409);
  });

  test('a copied page keeps the reference, and places that link to a page are found inside', async () => {
    const target = await makePage('Linked from a section');
    const button = { label: 'Go', href: '/linked-from-a-section', look: 'primary' };
    const section = await makeSection('With a link', { type: 'button', props: { buttons: [button] } });
    const one = await makePage('One', placed(section._id));
    await makePage('Copy of one', ...(await draft(one._id)).blocks);
    expect((await listed(section._id))?.uses.map(({ name }) => name)).toEqual(['One', 'Copy of one']);
    expect(await done<LinkingPlace[]>('GET', `/api/page/${target._id}/links`)).toEqual([
      { kind: 'section', _id: section._id, name: 'With a link', links: 1, visible: true },
    ]);
  });
});

describe('deleting', () => {
  test('is refused while pages show it, and says which', async () => {
    const { section, page } = await inUse('Kept');
    const reply = await owner('DELETE', `/api/section/${section._id}`);
    expect(reply.status).toBe(409);
    expect(reply.json()).toMatchObject({ current: [{ _id: page._id, name: 'Page of Kept', visible: true }] });
  });

  test('detaches everywhere: visitors see the same, drafts become their own', async () => {
    const { section, page } = await inUse('Detached');
    const before = await draft(page._id);
    await done('DELETE', `/api/section/${section._id}?detach=true`);
    expect(await seen(page._id)).toContain('Detached says this');
    const after = await draft(page._id);
    expect(after).toMatchObject({ version: before.version + 1, state: 'changed' });
    expect(after.blocks.map(({ type }) => type)).toEqual(['heading', 'section']);
    expect(JSON.stringify(after.blocks)).not.toContain(section._id);
    expect(await listed(section._id)).toBeUndefined();
    expect((await owner('GET', `/api/page?_id=${section._id}&draft=true`)).status).toBe(404);
  });

  test('a page without changes stays published without changes', async () => {
    const { _id } = await makeSection('Same', heading('Same words'));
    const page = await makePage('Same page', placed(_id));
    await publish(page._id);
    await done('DELETE', `/api/section/${_id}?detach=true`);
    expect(await draft(page._id)).toMatchObject({ state: 'published', version: 2 });
    expect(await seen(page._id)).toContain('Same words');
  });

  test('a version with it can be restored: it shows nothing, and nobody else can place it', async () => {
    const { section, page } = await inUse('Gone');
    await done('DELETE', `/api/section/${section._id}?detach=true`);
    const versions = await done<PageVersion[]>('GET', `/api/page/${page._id}/versions`);
    const restored = await done<Page>('POST', `/api/page/${page._id}/restore`, {
      version: versions.find(({ version }) => version === 2)?.version,
    });
    expect(restored.blocks[0]).toEqual(placed(section._id));
    await publish(page._id);
    expect(JSON.parse(await seen(page._id))).toMatchObject({ blocks: [{ props: { content: [] } }, {}] });
    expect((await owner('POST', '/api/page', { name: 'x', blocks: [placed(section._id)] })).status).toBe(400);
  });

  test('nobody places it while it goes: either the page is refused, or the deletion', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { _id } = await makeSection(`Race ${turn}`, heading('x'));
      const page = await makePage(`Race page ${turn}`);
      const [saved, gone] = await Promise.all([
        owner('PUT', `/api/page/${page._id}`, { blocks: [placed(_id)] }),
        owner('DELETE', `/api/section/${_id}`),
      ]);
      // Fails if `keepSections` does not lock what it finds.
      expect([saved.status, gone.status]).toSatisfy(
        ([put, deleted]) => (put === 200 && deleted === 409) || (put === 400 && deleted === 204),
      );
    }
  });
});

describe('what cannot be', () => {
  const refused = async (blocks: unknown, path: string, name = 'x') => {
    const reply = await owner('POST', '/api/page', { name, blocks });
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json() as { fields: object }).fields)).toEqual([path]);
  };

  test('a section within itself, or within another, at any depth', async () => {
    const a = await makeSection('A', heading('a'));
    const b = await makeSection('B', heading('b'));
    for (const { _id } of [a, b])
      for (const blocks of [[placed(_id)], [box(box(placed(_id)))]]) {
        const reply = await owner('PUT', `/api/page/${a._id}`, { blocks });
        expect(reply.status).toBe(400);
        expect(reply.text).toContain('can’t contain another one');
      }
    expect((await owner('POST', '/api/section', { name: 'C', blocks: [placed(a._id)] })).status).toBe(400);
  });

  test('a section of another site, one that is none, and filled-in content, each by its path', async () => {
    const foreign = (await other.done<Section>('POST', '/api/section', { name: 'F', blocks: [heading('f')] }))
      ._id;
    const path = 'blocks.0.props.content.0.props.section';
    await refused([box(placed(foreign))], path);
    await refused([box(placed(world.one.pages.about))], path);
    await refused([placed('x')], 'blocks.0.props.section');
    const { _id } = await makeSection('Filled', heading('x'));
    const filled = { type: 'savedSection', props: { section: _id, content: [heading('mine')] } };
    await refused([filled], 'blocks.0.props.content');
    for (const method of ['GET', 'PUT'])
      expect(
        (
          await owner(
            method,
            `/api/page${method === 'GET' ? `?draft=true&_id=${foreign}` : `/${foreign}`}`,
            method === 'PUT' ? { name: 'Mine' } : undefined,
          )
        ).status,
      ).toBe(404);
    expect((await owner('DELETE', `/api/section/${foreign}`)).status).toBe(404);
  });

  test('trees too deep, too large or empty, and places too many or too deep', async () => {
    const deep = (levels: number, inner: object): object =>
      levels === 0 ? inner : box(deep(levels - 1, inner));
    const section = (blocks: unknown) => owner('POST', '/api/section', { name: 'x', blocks });
    for (const blocks of [
      [],
      [deep(6, heading('x'))],
      [deep(1000, heading('x'))],
      Array.from({ length: 301 }, (_, index) => heading('x', `h${index}`)),
      'x',
    ])
      expect((await section(blocks)).status).toBe(400);
    expect((await section([deep(5, heading('x'))])).status).toBe(201);
    const { _id } = await makeSection('Placed', heading('x'));
    expect((await owner('POST', '/api/page', { name: 'x', blocks: [deep(6, placed(_id))] })).status).toBe(
      201,
    );
    await refused([deep(7, placed(_id))], `blocks.0${'.props.content.0'.repeat(7)}`);
    await refused(
      Array.from({ length: 51 }, (_, index) => placed(_id, `p${index}`)),
      'blocks',
    );
  });

  test('a name that is none', async () => {
    for (const name of ['', ' ', 'x'.repeat(201), 'two\nlines', 7])
      expect((await owner('POST', '/api/section', { name, blocks: [heading('x')] })).status).toBe(400);
  });
});
