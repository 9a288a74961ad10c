import { afterAll, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { Translation } from '../translations-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { host, owner } = world.one;
const { done } = callsOn(world, world.one);

const refused = async (caller: { cookie?: string; headers?: Record<string, string> }) => {
  const body = { name: 'Staff', slug: 'account' };
  const reply = await world.ask({ host, method: 'POST', path: '/api/page', body, ...caller });
  return (reply.json() as { fields: Record<string, string> }).fields['slug'];
};
const inAdmin = (language: string) => ({
  cookie: owner.cookie,
  headers: { referer: `http://${host}/admin/pages`, 'accept-language': language },
});

test('refusals are in the language in which somebody uses the admin, and in English for programs', async () => {
  expect(await refused(inAdmin('de'))).toBe('Diese Adresse ist reserviert. Wählen Sie eine andere.');
  expect(await refused(inAdmin('fr'))).toBe('Cette adresse est réservée. Choisissez-en une autre.');
  expect(await refused(inAdmin('es'))).toBe('Esta dirección está reservada. Elige otra.');
  const rights = { name: 'Pages', rights: { pages: 'write' }, days: null };
  const { key } = await done<{ key: string }>('POST', '/api/api-key', rights);
  const headers = { authorization: `Bearer ${key}`, 'accept-language': 'de' };
  expect(await refused({ headers })).toBe('This address is reserved. Choose another.');
});

test('a sentence names what is gone in each language', async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  const path = '/api/translation/de/product.00000000-0000-7000-8000-000000000000';
  const gone = async (language: string) =>
    (await world.ask({ host, method: 'GET', path, ...inAdmin(language) })).json();
  expect(await gone('en')).toMatchObject({
    error: 'This product no longer exists. It may have been deleted.',
  });
  expect(await gone('es')).toMatchObject({
    error: 'Este producto ya no existe. Puede que se haya eliminado.',
  });
});

test('labels of texts to translate are in the language in which somebody uses the admin', async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  const { _id } = await done<{ _id: string }>('POST', '/api/product', {
    label: 'Mug',
    price: 24,
    attributes: [{ name: 'Material', value: 'Stoneware' }],
  });
  const page = await done<{ _id: string }>('POST', '/api/page', {
    name: 'Studio',
    slug: 'our-studio',
    blocks: [{ type: 'heading', props: { text: 'By the tide' } }],
  });
  await done('POST', '/api/email', {
    emailID: 'booking-reminder',
    subject: 'Hello',
    body: '# Welcome\n\nNice to see you.',
  });
  const labels = async (subject: string, language: string) => {
    const path = `/api/translation/de/${subject}`;
    const reply = await world.ask({ host, method: 'GET', path, ...inAdmin(language) });
    const { name, texts } = reply.json() as Translation;
    return [name, ...texts.map(({ block, label }) => `${block}: ${label}`)];
  };
  expect(await labels(`product.${_id}`, 'de')).toEqual([
    'Mug',
    'Produkt: Produktname',
    'Details: Detail',
    'Details: Wert',
  ]);
  expect(await labels(page._id, 'de')).toEqual(['Studio', ': Seitentitel', 'Überschrift: Titel']);
  expect(await labels('email.booking-reminder', 'fr')).toEqual([
    'Rappel de réservation',
    'E-mail: Objet',
    'E-mail: Titre',
    'E-mail: Paragraphe',
  ]);
});
