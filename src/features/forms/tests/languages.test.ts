import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';
import { translationKey } from '../../../lib/translations/translation-key.ts';
import type { Translation, TranslationProgress } from '../../pages/translations-contract.ts';
import type { Form, WholeMessage } from '../contract.ts';

let shop: Shop;
const question = {
  name: 'Workshop enquiry',
  content: [
    { name: 'email', label: 'Email', type: 'email', required: true, help: 'We write back within a day.' },
    { name: 'course', label: 'Course', type: 'choice', options: ['Glazing', 'Throwing'], required: true },
    {
      name: 'wheel',
      label: 'Which wheel?',
      type: 'text',
      placeholder: 'The left one',
      when: { field: 'course', is: 'Throwing' },
    },
  ],
  button: 'Ask',
  thanks: { text: 'We’ll write soon.' },
  reply: { on: true, subject: 'Your question', text: 'Thank you for asking.' },
};
const german = {
  'content.0.label@': 'E-Mail',
  'content.0.help@': 'Wir antworten innerhalb eines Tages.',
  'content.1.label@': 'Kurs',
  'content.1.optionTexts.0@': 'Glasieren',
  'content.1.optionTexts.1@': 'Drehen',
  'content.2.label@': 'Welche Scheibe?',
  'content.2.placeholder@': 'Die linke',
  'settings.button@': 'Fragen',
  'settings.thanks.text@': 'Wir schreiben bald.',
  'settings.reply.subject@': 'Ihre Frage',
  'settings.reply.text@': 'Danke für die Frage.',
};

const from = (path: string) => ({ headers: { referer: `http://kiln.test${path}` } });
const at = (form: string) => `/api/translation/de/form.${form}`;

async function translate(form: string, texts: Record<string, string>): Promise<void> {
  const { texts: originals } = await shop.owner<Translation>('GET', at(form));
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await shop.owner('PUT', at(form), { texts: given });
  await shop.owner('POST', `${at(form)}/publish`, {});
}

const newForm = async (fields: object = {}) =>
  (await shop.owner<Form>('POST', '/api/form', { ...question, ...fields }))._id;
const shown = async (form: string, language = 'de') =>
  (await shop.ask('GET', `/api/form/${form}?language=${language}`)).json() as Form;
const send = (form: string, content: object, path = '/de/contact') =>
  shop.ask('POST', '/api/message', { form, content, origin: path }, from(path));
const tried = (method: string, path: string, body?: unknown) =>
  shop.ask(method, path, body, { cookie: shop.cookie });
const told = async (form: string) => {
  const [{ _id } = { _id: '' }] = await shop.owner<{ _id: string }[]>('GET', `/api/messages?form=${form}`);
  return shop.owner<WholeMessage>('GET', `/api/message/${_id}`);
};
const mailsTo = async (to: string) =>
  (await writtenMails(shop.app.forms.db, shop.websiteId)).filter(({ recipient }) => recipient === to);

beforeAll(async () => {
  shop = await openShop();
  await shop.owner('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
});
afterAll(() => shop.close());

test('a form lists its texts, and visitors read those that are translated once they are published', async () => {
  const form = await newForm();
  const { kind, name, path, texts } = await shop.owner<Translation>('GET', at(form));
  expect({ kind, name, path }).toEqual({ kind: 'form', name: 'Workshop enquiry', path: null });
  expect(texts.map(({ key }) => key)).toEqual(Object.keys(german));
  const list = await shop.owner<TranslationProgress[]>('GET', '/api/translations/de');
  expect(list.find(({ subject }) => subject === `form.${form}`)).toMatchObject({
    kind: 'form',
    texts: 11,
    translated: 0,
    visible: true,
  });
  expect(await shown(form)).toMatchObject({ button: 'Ask', content: [{ label: 'Email' }, {}, {}] });

  await translate(form, german);
  expect(await shown(form)).toMatchObject({
    name: 'Workshop enquiry',
    button: 'Fragen',
    thanks: { text: 'Wir schreiben bald.' },
    translation: translationKey(shop.websiteId, form, 'de'),
    content: [
      { label: 'E-Mail', mainLabel: 'Email', help: 'Wir antworten innerhalb eines Tages.' },
      // Answers and conditions name options as the main language does.
      { label: 'Kurs', options: ['Glazing', 'Throwing'], optionTexts: ['Glasieren', 'Drehen'] },
      { label: 'Welche Scheibe?', placeholder: 'Die linke', when: { field: 'course', is: 'Throwing' } },
    ],
  });
  const inFrench = await shown(form, 'fr');
  expect(inFrench).toMatchObject({ button: 'Ask', translation: translationKey(shop.websiteId, form, 'fr') });
  expect(JSON.stringify(inFrench)).not.toMatch(/mainLabel|optionTexts/);
  const plain = (await shop.ask('GET', `/api/form/${form}`)).json() as Form;
  expect(plain).toMatchObject({ button: 'Ask' });
  expect(plain).not.toHaveProperty('translation');
});

test('a German visitor is told what to fill in by the German question, and the owner reads the answer to their own', async () => {
  const form = await newForm();
  await translate(form, german);
  const refused = await send(form, { email: 'kunde@guests.test' });
  expect(refused.json()).toMatchObject({
    code: 'invalid',
    fields: { 'content.course': expect.stringContaining('„Kurs“') as string },
  });
  // A browser without the reply sends the text that it shows.
  expect((await send(form, { email: 'kunde@guests.test', course: 'Drehen' })).status).toBe(400);
  const sent = await send(form, { email: 'kunde@guests.test', course: 'Throwing', wheel: 'Links' });
  expect(sent.status, sent.text).toBe(201);
  expect((await told(form)).answers).toEqual([
    { name: 'email', label: 'Email', type: 'email', value: 'kunde@guests.test' },
    { name: 'course', label: 'Course', type: 'choice', value: 'Throwing' },
    { name: 'wheel', label: 'Which wheel?', type: 'text', value: 'Links' },
  ]);
  const [reply] = await mailsTo('kunde@guests.test');
  expect(reply).toMatchObject({ email_id: 'message-thanks', subject: 'Ihre Frage' });
  expect(reply?.body_text).toContain('Danke für die Frage.');
  expect(reply?.html).toMatch(/<html[^>]* lang="de"/);
});

test('the automatic reply is in the main language on its pages, and where it isn’t translated', async () => {
  const form = await newForm();
  await translate(form, { 'content.1.label@': 'Kurs' });
  for (const [to, path] of [
    ['english@guests.test', '/contact'],
    ['german@guests.test', '/de/contact'],
  ] as const) {
    await send(form, { email: to, course: 'Glazing' }, path);
    const [reply] = await mailsTo(to);
    expect(reply).toMatchObject({ subject: 'Your question' });
    expect(reply?.html).toMatch(/<html[^>]* lang="en-GB"/);
  }
});

test('what a subscriber agreed to is kept in the words that they read', async () => {
  const box = { name: 'agree', label: 'Send me news', type: 'checkbox', required: true };
  const form = await newForm({ content: [question.content[0], box], newsletter: true });
  await translate(form, { 'content.1.label@': 'Ich möchte Neuigkeiten' });
  await send(form, { email: 'leser@guests.test', agree: true });
  const { rows } = await asAdmin(shop.admin, (client) =>
    client.query<{ consent: string }>('select consent from sitewright.subscribers where email = $1', [
      'leser@guests.test',
    ]),
  );
  expect(rows).toEqual([{ consent: 'Ich möchte Neuigkeiten · /de/contact' }]);
});

test('two options with one translation keep their own names, and a moved question keeps its translation', async () => {
  const form = await newForm();
  await translate(form, {
    ...german,
    'content.1.optionTexts.0@': 'Töpfern',
    'content.1.optionTexts.1@': 'Töpfern',
  });
  const { content, version } = await shown(form);
  expect(content[1]).toMatchObject({ label: 'Kurs', options: ['Glazing', 'Throwing'] });
  expect(content[1]).not.toHaveProperty('optionTexts');
  const [email, course, wheel] = question.content;
  await shop.owner('PUT', `/api/form/${form}`, { content: [course, wheel, email], version });
  expect((await shown(form)).content.map(({ label }) => label)).toEqual([
    'Kurs',
    'Welche Scheibe?',
    'E-Mail',
  ]);
});

test('a translation keeps to the rules of its field, and goes with its form', async () => {
  const form = await newForm();
  const tooLong = await tried('PUT', at(form), {
    texts: [{ key: 'content.1.optionTexts.0@', text: 'x'.repeat(121), source: 'Glazing' }],
  });
  expect(tooLong.json()).toMatchObject({ error: 'Option: This can have at most 120 characters.' });
  await translate(form, german);
  await shop.owner('DELETE', `/api/form/${form}`);
  const left = await asAdmin(shop.admin, (client) =>
    client.query('select from sitewright.translations where form_id = $1', [form]),
  );
  expect(left.rowCount).toBe(0);
  expect((await tried('GET', at(form))).json()).toMatchObject({
    error: 'This form no longer exists. It may have been deleted.',
  });
});
