import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writtenMails } from '../../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { silent } from '../../../../../tests/support/site-context.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry } from '../../entry-shapes.ts';
import type { OwnerComment } from '../../reader-comments-contract.ts';
import { tellSitesOfComments } from './comment-mails.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, app } = world;
const { visitor, customer, owner, done } = callsOn(world, one);
const sql = (text: string, values: unknown[] = []) =>
  asAdmin(world.admin, (client) => client.query(text, values));

let type: ContentType;
let entry: string;
const set = (hold: string) =>
  done('PUT', `/api/content-types/${type._id}`, {
    settings: { description: '', comments: { on: true, hold } },
  });
const say = async (body: string, more: object = {}, by = customer) =>
  (await by('POST', `/api/entries/${entry}/comments`, { body, ...more })).json() as { _id: string };
const guest = (email: string) => ({ name: 'Guest', email });
const mails = async (kind: string) =>
  (await writtenMails(app.db, one.id)).filter(({ email_id: is }) => is === kind);
const replies = async () => (await mails('comment-reply')).map(({ recipient }) => recipient);
const confirm = async (email: string) => {
  const mail = (await mails('comment-confirm')).filter(({ recipient }) => recipient === email).at(-1);
  const token = /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1];
  return visitor('POST', '/api/entry-comments/confirm', { token });
};
const answer = (id: string, body: string) => done('POST', `/api/entry-comments/${id}/reply`, { body });

beforeAll(async () => {
  const body = { kind: 'post', slug: 'diary', inMenu: false };
  type = await done<ContentType>('POST', '/api/content-types', body);
  await sql('update sitewright.accounts set proven_at = now() where id = $1', [one.customer.id]);
});
let count = 0;
beforeEach(async () => {
  await set('none');
  await sql('delete from sitewright.entry_comments');
  await sql('delete from sitewright.mails');
  await sql('delete from sitewright.rate_limits');
  const { _id } = await done<OwnEntry>('POST', '/api/entries', { type: type._id, name: `Letter ${++count}` });
  entry = _id;
  await done('POST', `/api/page/${entry}/publish`, {});
});

test('a guest is told of a reply by email, with its text, a link and a way to unsubscribe', async () => {
  const { _id } = await say('Question', guest('guest@example.com'), visitor);
  await confirm('guest@example.com');
  await answer(_id, 'The answer is <b>blue</b>');
  const [mail, ...others] = await mails('comment-reply');
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe('guest@example.com');
  const text = JSON.stringify(mail);
  expect(text).toContain('The answer is');
  expect(text).toMatch(new RegExp(`/diary/letter-${count}#comment-`));
  expect(text).toContain('/unsubscribe?token=');
  await sql(
    `insert into sitewright.email_unsubscribes (website_id, recipient, email_id) values ($1, $2, 'comment-reply')`,
    [one.id, 'guest@example.com'],
  );
  await answer(_id, 'And another thing');
  expect(await replies()).toEqual(['guest@example.com']);
});

test('nobody is told at an address that is not confirmed, of spam, or of what waits or they wrote themselves', async () => {
  const { _id } = await say('Never confirmed', guest('victim@example.com'), visitor);
  await sql(`update sitewright.entry_comments set state = 'published' where id = $1`, [_id]);
  await say('Spam', { parent: _id, further: 'x' });
  await answer(_id, 'Answer');
  expect(await replies()).toEqual([]);

  const mine = await say('Mine');
  await say('My own reply', { parent: mine._id });
  await say('Buy', { parent: mine._id, further: 'x' });
  await say('Unconfirmed', { parent: mine._id, ...guest('slow@example.com') }, visitor);
  await set('all');
  await say('Waits', { parent: mine._id, ...guest('waits@example.com') }, visitor);
  await confirm('waits@example.com');
  expect(await replies()).toEqual([]);
  const [waits] = await done<OwnerComment[]>('GET', '/api/entry-comments');
  await owner('PUT', '/api/entry-comments', { comments: [waits?._id], state: 'published' });
  const { email } = one.customer;
  expect(await replies()).toEqual([email]);
  await owner('PUT', '/api/entry-comments', { comments: [waits?._id], state: 'trash' });
  await owner('PUT', '/api/entry-comments', { comments: [waits?._id], state: 'published' });
  expect(await replies()).toEqual([email]);
  await sql('update sitewright.accounts set proven_at = null where id = $1', [one.customer.id]);
  await answer(mine._id, 'To an account with an unproven address');
  await sql('update sitewright.accounts set proven_at = now() where id = $1', [one.customer.id]);
  expect(await replies()).toEqual([email]);
});

test('a guest who answers one comment many times does not fill a mailbox', async () => {
  const mine = await say('Mine');
  for (let n = 0; n < 14; n += 1) await answer(mine._id, `Answer ${n}`);
  expect(await replies()).toHaveLength(10);
});

test('a reply is told in the language of the comment it answers', async () => {
  const { _id } = await say('Frage', guest('gast@example.com'), visitor);
  await confirm('gast@example.com');
  await sql(`update sitewright.entry_comments set language = 'de' where id = $1`, [_id]);
  await answer(_id, 'Blau');
  const [mail] = await mails('comment-reply');
  expect(mail?.subject).toContain('hat auf Ihren Kommentar');
  const germanLinks = async () =>
    (await mails('comment-reply')).filter(({ html }) => /\/de\/[\w/-]+#comment-/.test(html));
  // While the site isn’t in German, the link leads to the main language.
  expect(await germanLinks()).toEqual([]);
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  await answer(_id, 'Und rot');
  expect(await germanLinks()).toHaveLength(1);
  await done('PUT', '/api/website', { settings: { languages: [] } });
});

const tell = () => tellSitesOfComments({ ...app, siteOf: app.orders.siteOf, log: silent });
const passed = () =>
  sql(
    `update sitewright.entry_comments set moved_at = moved_at - interval '11 minutes' where state = 'pending'`,
  );

test('the people of the site get one email for a burst of comments that wait, and none about spam', async () => {
  await set('all');
  await say('One');
  await say('Two');
  await say('Never confirmed', guest('guest@example.com'), visitor);
  await tell();
  expect(await mails('owner-entry-comments')).toEqual([]);
  await passed();
  await tell();
  await tell();
  const [mail, ...others] = await mails('owner-entry-comments');
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('2 comments to approve');
  expect(JSON.stringify(mail)).not.toContain('One');
  // Of a slow stream: at most one email in four hours.
  await say('Three');
  await passed();
  await tell();
  expect(await mails('owner-entry-comments')).toHaveLength(1);
  await sql('delete from sitewright.mails');
  await say('Spam', { further: 'x' });
  await passed();
  await tell();
  expect((await mails('owner-entry-comments'))[0]?.subject).toContain('1 comment to approve');
});

test('an owner who turned that email off gets none', async () => {
  await done('PUT', '/api/email/owner-entry-comments', { enabled: false });
  await set('all');
  await say('One');
  await passed();
  await tell();
  expect(await mails('owner-entry-comments')).toEqual([]);
});
