import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { brandingOf, twoSites } from '../../../../tests/support/two-sites.ts';
import type { BrandState } from '../brand-contract.ts';
import type { Branding } from '../brand-shapes.ts';
import type { Website } from '../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, customer, owner, done } = callsOn(world, world.one);

const state = () => done<BrandState>('GET', '/api/website/brand');
const shown = async () => (await visitor('GET', '/api/website')).json() as Website;
const brandingWith = (changes: Partial<Branding['brand']>, more: Partial<Branding> = {}): Branding => {
  const { brand, ...rest } = brandingOf('zebrafinch');
  return { ...rest, ...more, brand: { ...brand, ...changes } };
};
const draft = (branding: Branding, more: object = {}) =>
  owner('PUT', '/api/website/brand/draft', { branding, ...more });
const publish = (body: object = {}) => owner('POST', '/api/website/brand/publish', body);
const restore = (body: object) => owner('POST', '/api/website/brand/restore', body);

beforeEach(() => done('DELETE', '/api/website/brand/draft'));

describe('logo and icon', () => {
  const file = '0192f0c0-0000-7000-8000-000000000001';
  const picture = { src: `/files/${file}/abc1/sign.png`, alt: 'A bird', width: 900, height: 300, file };

  test('are pictures, shown once they are published, without what the library says of them', async () => {
    const logo = { ...picture, placeholder: 'data:image/webp;base64,AAAA', focus: { x: 0, y: 1 } };
    await draft(brandingWith({ logo, icon: { ...picture, width: 300 } }));
    expect((await shown()).brand.logo).toBeNull();
    expect((await publish()).status).toBe(200);
    const after = await shown();
    expect(after.brand.logo).toEqual(picture);
    expect(after.brand.icon).toMatchObject({ width: 300 });
    expect(after.logo).toBe(picture.src);
  });

  test('a logo by its address takes the place of the picture, in the draft too', async () => {
    await draft(brandingWith({ logo: picture, radius: 'none' }));
    await publish();
    await draft(brandingWith({ logo: picture, radius: 'large' }));
    await owner('PUT', '/api/website', { settings: { logo: '/other.png' } });
    expect(await shown()).toMatchObject({ logo: '/other.png', brand: { logo: null, radius: 'none' } });
    expect((await state()).draft).toMatchObject({
      logo: '/other.png',
      brand: { logo: null, radius: 'large' },
    });
  });

  test('a theme from before there were any is whole', async () => {
    const { logo: _logo, icon: _icon, ...before } = brandingWith({}).brand;
    const saved = await owner('PUT', '/api/website/brand/draft', {
      branding: { ...brandingWith({}), brand: before },
    });
    expect((saved.json() as BrandState).draft?.brand).toMatchObject({ logo: null, icon: null });
  });

  test('no picture has an address that runs', async () => {
    const bad = await draft(brandingWith({ icon: { src: 'javascript:alert(1)', alt: '' } }));
    expect(bad.json()).toMatchObject({ fields: { 'branding.brand.icon.src': expect.any(String) as string } });
  });
});

describe('an announcement', () => {
  const announcement = {
    text: 'Open on Sunday',
    link: { label: 'Hours', href: '/hours' },
    ground: 'dark' as const,
    dismissible: true,
    from: null,
    until: null,
  };

  test('is told to visitors while it is due, and to its owner with the draft', async () => {
    const day = 24 * 60 * 60 * 1000;
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const seen = async (times: object) => {
      await draft(brandingWith({ announcement: { ...announcement, ...times } }));
      expect((await done<Website>('GET', '/api/website?brand=draft')).brand.announcement?.text).toBe(
        'Open on Sunday',
      );
      await publish();
      return (await shown()).brand.announcement?.text;
    };
    expect(await seen({})).toBe('Open on Sunday');
    expect(await seen({ from: at(day) })).toBeUndefined();
    expect(await seen({ until: at(-day) })).toBeUndefined();
    expect(await seen({ from: at(-day), until: at(day) })).toBe('Open on Sunday');
  });

  test.each([
    ['a link that runs', { link: { label: 'x', href: 'javascript:alert(1)' } }, 'link.href'],
    ['an end before its start', { from: '2026-03-02T00:00:00Z', until: '2026-03-01T00:00:00Z' }, 'until'],
    ['too long a text', { text: 'x'.repeat(201) }, 'text'],
    ['an unknown background', { ground: 'url(//evil.test)' }, 'ground'],
  ])('refuses %s', async (_name, part, field) => {
    const bad = await draft(
      brandingWith({ announcement: { ...announcement, ...part } as typeof announcement }),
    );
    expect(bad.status).toBe(400);
    expect(bad.json()).toMatchObject({
      fields: { [`branding.brand.announcement.${field}`]: expect.any(String) as string },
    });
  });
});

describe('a draft of the theme', () => {
  test('is seen by the owner alone, until it is published as a whole', async () => {
    const before = await shown();
    await draft(brandingWith({ radius: 'none' }, { name: 'Renamed zebrafinch', header: false }));
    expect(await shown()).toEqual(before);
    const preview = await done<Website>('GET', '/api/website?brand=draft');
    expect(preview).toMatchObject({ name: 'Renamed zebrafinch', header: false, brand: { radius: 'none' } });
    expect((await visitor('GET', '/api/website?brand=draft')).status).toBe(401);
    expect((await customer('GET', '/api/website?brand=draft')).status).toBe(403);

    expect((await publish()).status).toBe(200);
    const after = await shown();
    expect(after).toMatchObject({ name: 'Renamed zebrafinch', header: false, brand: { radius: 'none' } });
    expect(after.version).toBe(before.version + 1);
    expect((await state()).draft).toBeNull();
  });

  test('holds the links and the note of the footer, which visitors see once it is published', async () => {
    const footer = { note: 'Open from ten', social: [{ label: 'Birdsong', href: 'https://birds.example/' }] };
    const before = (await shown()).brand.footer;
    await draft(brandingWith({ footer }));
    expect((await shown()).brand.footer).toEqual(before);
    expect((await done<Website>('GET', '/api/website?brand=draft')).brand.footer).toEqual(footer);
    const { history } = (await publish()).json() as BrandState;
    expect((await shown()).brand.footer).toEqual(footer);
    await restore({ _id: history[0]?._id });
    expect((await shown()).brand.footer).toEqual(before);
  });

  test('publishes nothing where there is none, and nothing where another was saved meanwhile', async () => {
    expect((await publish()).status).toBe(409);
    const first = (await draft(brandingWith({ spacing: 'airy' }))).json() as BrandState;
    await draft(brandingWith({ spacing: 'compact' }), { version: first.version });
    const late = await publish({ version: first.version });
    expect(late.status).toBe(409);
    expect(late.json()).toMatchObject({ current: { draft: { brand: { spacing: 'compact' } } } });
    const stale = await draft(brandingWith({ spacing: 'normal' }), { version: first.version });
    expect(stale.status).toBe(409);
  });

  test('takes along what is changed directly', async () => {
    await draft(brandingWith({ radius: 'large' }));
    await owner('PUT', '/api/website', {
      settings: { name: 'Direct zebrafinch', colours: { main: 'teal' } },
    });
    const kept = (await state()).draft;
    expect(kept).toMatchObject({ name: 'Direct zebrafinch', colours: { main: '#008080' } });
    expect(kept?.brand.radius).toBe('large');
    expect(kept?.colours.text).toBe(brandingWith({}).colours.text);
  });

  test.each([
    ['an unknown font', { fonts: { heading: 'comic', body: 'inter' } }, 'branding.brand.fonts.heading'],
    ['an unknown palette', { palette: '__proto__' }, 'branding.brand.palette'],
    [
      'a link that runs',
      { footer: { note: '', social: [{ label: 'x', href: 'javascript:alert(1)' }] } },
      'branding.brand.footer.social.0.href',
    ],
    ['a key that is none', { shadow: 'big' }, 'branding.brand.shadow'],
    [
      'text beyond its length',
      { footer: { note: 'x'.repeat(601), social: [] } },
      'branding.brand.footer.note',
    ],
  ])('%s is refused with its path', async (_what, changes, path) => {
    const reply = await draft(brandingWith(changes as never));
    expect(reply.status).toBe(400);
    expect((reply.json() as { fields: object }).fields).toHaveProperty([path]);
    expect((await state()).draft).toBeNull();
  });
});

describe('publishing', () => {
  test('can be undone, and the undoing too', async () => {
    await draft(brandingWith({ headerLayout: 'centred' }));
    await publish();
    await draft(brandingWith({ headerLayout: 'beneath' }));
    const { history } = (await publish()).json() as BrandState;
    expect(history[0]).toMatchObject({
      branding: { brand: { headerLayout: 'centred' } },
      replacedBy: world.one.owner.email,
    });

    const undone = (await restore({ _id: history[0]?._id })).json() as BrandState;
    expect((await shown()).brand.headerLayout).toBe('centred');
    expect(undone.history[0]?.branding.brand.headerLayout).toBe('beneath');
    await restore({ _id: undone.history[0]?._id });
    expect((await shown()).brand.headerLayout).toBe('beneath');
  });

  test('by two at once happens once', async () => {
    const { version } = (await draft(brandingWith({ buttonStyle: 'soft' }))).json() as BrandState;
    const replies = await Promise.all([1, 2, 3, 4].map(() => publish({ version })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('keeps the twenty before', { timeout: 60_000 }, async () => {
    for (let turn = 0; turn < 22; turn++) {
      await draft(brandingWith({ buttonStyle: turn % 2 ? 'soft' : 'outline' }));
      await publish();
    }
    const { history } = await state();
    expect(history).toHaveLength(20);
    expect(history[0]?.branding.brand.buttonStyle).toBe('outline');
  });

  test('of another site’s theme is not there', async () => {
    expect((await restore({ _id: world.two.brandVersion })).status).toBe(404);
  });
});
