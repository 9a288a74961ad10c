import { speaking } from '../../../lib/messages/spoken-language.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, contactForm, type FormWorld, formWorld } from './world.ts';

let world: FormWorld;
let form: string;
beforeAll(async () => {
  world = await formWorld();
  form = await world.form({
    name: 'All kinds',
    content: [
      ...contactForm.content,
      { name: 'phone', label: 'Phone', type: 'phone' },
      { name: 'people', label: 'People', type: 'number', least: 1, most: 12 },
      { name: 'day', label: 'Day', type: 'date', earliest: '2027-01-01' },
      { name: 'kind', label: 'Kind', type: 'choice', options: ['Bowl', 'Cup'] },
      { name: 'extras', label: 'Extras', type: 'choices', options: ['Lid', 'Spoon', 'Tray'], most: 2 },
      {
        name: 'glaze',
        label: 'Your glaze',
        type: 'text',
        required: true,
        when: { field: 'kind', is: 'Bowl' },
      },
      { name: 'terms', label: 'I agree', type: 'checkbox', required: true },
    ],
  });
});
afterAll(() => world.close());

const right = { ...answers, terms: true };
const send = (content: object, more: object = {}) =>
  world.visitor().call('POST /api/message', { body: { form, content, ...more } });

describe('refused beside the field', () => {
  test.each([
    ['email', 'a@b.test, c@d.test'],
    ['email', 'a@b.test c@d.test'],
    ['email', '"a@evil.test x"@ok.test'],
    ['email', 'a@evil.test\r\nBcc: x@y.test'],
    ['email', 'Ada <ada@example.com>'],
    ['email', 'ada@localhost'],
    ['name', 'Ada\r\nBcc: x@y.test'],
    ['name', 'x'.repeat(201)],
    ['message', 'x'.repeat(5001)],
    ['message', '   '],
    ['phone', 'call me'],
    ['phone', '0117\r\n496'],
    ['people', '0'],
    ['people', 13],
    ['people', 'Infinity'],
    ['people', '1e400'],
    ['day', '2027-02-30'],
    ['day', '2026-12-31'],
    ['kind', 'Plate'],
    ['kind', ['Cup', 'Plate']],
    ['extras', ['Lid', 'Spoon', 'Tray']],
    ['extras', ['Lid', 'Knife']],
    ['terms', false],
    ['surplus', 'x'],
    ['constructor', 'x'],
    ['toString', 'x'],
  ])('%s: %j', async (name, value) => {
    const reply = await send({ ...right, [name]: value });
    expect(reply.status, JSON.stringify(reply.body)).toBe(400);
    expect(Object.keys(reply.fields)).toEqual([`content.${name}`]);
  });

  test.each([[{}], [{ content: [] }], ['words'], [{ name: { first: 'Ada' } }]])(
    '%j as content',
    async (content) => {
      expect((await send(content as object)).status).toBe(400);
    },
  );
});

test('a day that is too early is refused with the first one, as it is written in the language of the request', async () => {
  const early = () => send({ ...right, day: '2026-12-31' });
  expect((await early()).fields).toEqual({ 'content.day': 'Choose 1 January 2027 or later.' });
  const [german] = Object.values((await speaking({ language: 'de' }, early)).fields);
  expect(german).toContain('1. Januar 2027');
});

test('the example of a date is written in the language of the request', async () => {
  const wrong = () => send({ ...right, day: '2027-02-30' });
  expect((await wrong()).fields).toEqual({ 'content.day': 'Enter a date like 12 June 2027.' });
  const [german] = Object.values((await speaking({ language: 'de' }, wrong)).fields);
  expect(german).toBe('Geben Sie ein Datum wie 12. Juni 2027 ein.');
});

test('a required field is required only where it is asked, and answers to what is not asked are left out', async () => {
  expect((await send({ ...right, kind: 'Bowl' })).fields).toEqual({
    'content.glaze': 'Enter your glaze.',
  });
  const german = await speaking({ language: 'de' }, () => send({ ...right, kind: 'Bowl' }));
  expect(german.fields).toEqual({ 'content.glaze': 'Füllen Sie „Your glaze“ aus.' });
  expect((await send({ ...right, kind: 'Bowl', glaze: 'Blue' })).status).toBe(201);
  expect((await send({ ...right, kind: 'Cup', glaze: 'Unasked words' })).status).toBe(201);
  expect(await world.messages({ q: 'unasked' })).toEqual([]);
});

test.each([
  ['text', 'Company', 'Fill in “Company”.'],
  ['text', 'The name on the parcel', 'Enter the name on the parcel.'],
  ['number', 'A VAT number', 'Enter a VAT number.'],
  ['choice', 'Size', 'Choose an option for “Size”.'],
  ['choices', 'Your colours', 'Choose your colours.'],
  ['text', 'Anything else?', 'Answer “Anything else?”'],
])('a required %s field “%s” that is empty is named in a whole sentence', async (type, label, sentence) => {
  const options = type.startsWith('choice') ? { options: ['x', 'y'] } : {};
  const asking = await world.form({
    name: label,
    content: [...contactForm.content, { name: 'asked', label, type, required: true, ...options }],
  });
  const { fields } = await world
    .visitor()
    .call('POST /api/message', { body: { form: asking, content: answers } });
  expect(fields).toEqual({ 'content.asked': sentence });
});

test('a form that changed meanwhile says so with what it is now, unless the answers fit all the same', async () => {
  const other = await world.form(contactForm);
  const sendOld = (content: object) =>
    world.visitor().call('POST /api/message', { body: { form: other, version: 1, content } });
  await world.boss.call('PUT /api/form/{id}', {
    params: { id: other },
    body: {
      content: [...contactForm.content, { name: 'size', label: 'Size', type: 'text', required: true }],
    },
  });
  const refused = await sendOld(answers);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('have been kept');
  await world.boss.call('PUT /api/form/{id}', {
    params: { id: other },
    body: { content: contactForm.content },
  });
  expect((await sendOld(answers)).status).toBe(201);
});

test('script in every field is kept as words and comes out as words', async () => {
  const evil = '<svg onload=alert(1)><img src=x onerror=alert(1)>';
  const sent = await send({
    ...right,
    name: `${evil}{{constructor}}`,
    message: `${evil}{{#siteName}}x{{/siteName}}`,
  });
  expect(sent.status).toBe(201);
  const mail = (await world.mails()).at(-1);
  expect(mail?.html).not.toMatch(/<svg|<img src=x/);
  expect(mail?.subject).toContain('{{constructor}}');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
});

test.each([
  ['two fields of one name', [contactForm.content[0], contactForm.content[0]]],
  ['no options', [{ name: 'a', label: 'A', type: 'choice' }]],
  ['an option twice', [{ name: 'a', label: 'A', type: 'choice', options: ['x', 'x'] }]],
  [
    'a condition on a later field',
    [
      { name: 'a', label: 'A', type: 'text', when: { field: 'b', is: '*' } },
      { name: 'b', label: 'B', type: 'text' },
    ],
  ],
  ['a condition on itself', [{ name: 'a', label: 'A', type: 'text', when: { field: 'a', is: '*' } }]],
  [
    'steps out of order',
    [
      { name: 'a', label: 'A', type: 'text', step: 1 },
      { name: 'b', label: 'B', type: 'text' },
    ],
  ],
  ['a name for prototypes', [{ name: '__proto__', label: 'A', type: 'text' }]],
  ['an unknown kind', [{ name: 'a', label: 'A', type: 'password' }]],
  ['limits upside down', [{ name: 'a', label: 'A', type: 'number', least: 3, most: 2 }]],
])('a form with %s is refused with its place', async (_, content) => {
  const reply = await world.boss.call('POST /api/form', { body: { name: 'Odd', content } });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.fields)[0]).toMatch(/^content\./);
});
