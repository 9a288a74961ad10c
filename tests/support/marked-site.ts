// Long, because a site whose every table has its mark takes many calls.
import type { App } from '../../src/app/app.ts';
import { createSite } from '../../src/app/commands/create-site.ts';
import type { BrandState } from '../../src/features/websites/brand-contract.ts';
import { unsubscribeKey } from '../../src/features/emails/server/settings/settings-queries.ts';
import { unsubscribeToken } from '../../src/features/emails/server/sending/unsubscribe-link.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { brandingOf } from './branding-marks.ts';
import { type MarkedReview, markReview } from './review-marks.ts';
import { markRequest } from './request-marks.ts';
import { markBookings, type MarkedBookings } from './booking-marks.ts';
import { markAnalytics } from './analytics-marks.ts';
import { type MarkedAudio, markedAudio } from './audio-marks.ts';
import { type MarkedWordpress, markWordpress } from './wordpress-marks.ts';
import { formOf } from './forms.ts';
import type { Answered, Asked } from './http.ts';
import { markedMessages, type MarkedMessages } from './marked-messages.ts';
import { asAdmin } from './postgres.ts';
import { markEntries, type WithEntries } from './mark-entries.ts';
import { type MarkedShop, markedShop } from './shop-marks.ts';
import { markTranslations } from './translation-marks.ts';
import { issueInvitation, markSecurity, staffMember } from './staff.ts';
import { addExport } from './export-marks.ts';

/** Calls the server of a world. */
export type Ask = (asked: Omit<Asked, 'port'>) => Promise<Answered>;

export const password = 'slip-and-slate-9';

/** A site with its mark in each text: a word that occurs nowhere else. */
export interface MarkedSite extends MarkedMessages, MarkedBookings, WithEntries, MarkedReview {
  id: string;
  host: string;
  mark: string;
  owner: Person;
  customer: Person;
  pages: { home: string; about: string; draft: string };
  mail: string;
  /** An email template with the owner's wording. */
  template: string;
  /** A claimed domain. */
  domain: string;
  /** Token of the unsubscribe link of an email. */
  unsubscribe: string;
  /** A text file in a folder. */
  file: string;
  /** A link to the draft of a page, a reusable section and a saved style of blocks. */
  previewLink: string;
  section: string;
  style: string;
  /** A comment of the owner about a block, and its thread. */
  comment: { id: string; thread: string };
  redirect: string;
  /** A token that signs the customer in. */
  token: string;
  /** A former design of the site, and a draft of another one. */
  brandVersion: string;
  shop: MarkedShop;
  /** A staff member, and an invitation of another one with its token. */
  staff: { person: string; invitation: string; token: string };
  audio: MarkedAudio;
  wordpress: MarkedWordpress;
  webhook: string;
  apiKey: string;
  delivery: string;
  notification: string;
  /** A failed export of the site. */
  siteExport: string;
}
export interface Person {
  id: string;
  email: string;
  cookie: string;
  session: string;
}

/** Creates a site through the calls of a server, and in the database what calls can't create. */
export async function createMarkedSite(
  app: App,
  admin: Connection,
  ask: Ask,
  mark: string,
): Promise<Omit<MarkedSite, 'token'>> {
  const host = `${mark}.test`;
  const page = (name: string, slug: string, more = {}) => ({
    name: `${name} ${mark}`,
    slug,
    label: `${name} ${mark}`,
    seo: { title: `${name} of ${mark}` },
    blocks: [{ type: 'heading', props: { id: `${slug}-heading`, text: `${name} of ${mark}` } }],
    ...more,
  });
  const ownerEmail = `owner@${host}`;
  const id = await createSite(app.db, app.pages, {
    website: {
      name: `Site of ${mark}`,
      logo: `/demo/${mark}.svg`,
      colours: {
        main: '#0b5563',
        link: '#0b5563',
        button: '#b3541e',
        background: '#ffffff',
        text: '#1d1d1f',
      },
      contactEmail: `hello@${host}`,
    },
    host,
    owner: { email: ownerEmail, password },
    pages: [
      page('Home', 'homepage'),
      page('About', `old-${mark}`, { inMenu: true }),
      page('Notes', 'notes', { subdomain: mark }),
    ],
  });

  const signIn = async (call: 'login' | 'register', email: string): Promise<Person> => {
    const reply = await ask({
      host,
      method: 'POST',
      path: `/api/account/${call}`,
      body: { email, password },
      headers: { 'user-agent': `Browser of ${mark}` },
    });
    if (reply.status >= 300) throw new Error(reply.text);
    const { cookie } = reply;
    const sessions = await ask({ host, path: '/api/account/sessions', cookie });
    const account = reply.json() as { _id: string };
    return { id: account._id, email, cookie, session: (sessions.json() as { _id: string }[])[0]?._id ?? '' };
  };
  const owner = await signIn('login', ownerEmail);
  const customer = await signIn('register', `customer@${host}`);
  const own = async (method: string, path: string, body: unknown): Promise<{ _id: string }> => {
    const reply = await ask({ host, method, path, body, cookie: owner.cookie });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
    return (reply.status === 204 ? {} : reply.json()) as { _id: string };
  };
  for (const person of [owner, customer])
    await own('PUT', `/api/account-details/${person.id}`, {
      name: `Person of ${mark}`,
      phone: `Phone ${mark}`,
      addresses: [
        // An address from before towns were required, and a current one.
        { line1: `1 ${mark} Street`, line2: mark, postcode: 'AB1 2CD', country: 'GB' },
        { line1: `2 ${mark} Street`, city: `City ${mark}`, region: 'CA', postcode: '94103', country: 'US' },
      ],
    });
  await own('PUT', '/api/account/preferences', {
    lists: { orders: { views: [{ name: `View ${mark}`, query: `q=${mark}` }], hidden: [], compact: false } },
  });
  await own('PUT', '/api/website', {
    settings: { ecommerce: { stripeAccountId: `acct_${mark}` }, languages: ['sv'] },
  });
  await own('PUT', '/api/website/brand/draft', { branding: brandingOf(mark) });
  const published = (await own('POST', '/api/website/brand/publish', {})) as unknown as BrandState;
  await own('PUT', '/api/website/brand/draft', { branding: brandingOf(mark) });
  const pages = (await ask({ host, path: '/api/pages', cookie: owner.cookie })).json() as {
    _id: string;
    slug: string;
  }[];
  const bySlug = (slug: string) => pages.find((entry) => entry.slug === slug)?._id ?? '';
  const about = bySlug(`old-${mark}`);
  await own('PUT', `/api/page/${bySlug('notes')}`, { slug: 'notebook' });
  await own('PUT', `/api/page/${about}`, { slug: `about-${mark}` });
  const draft = await own('POST', '/api/page', page('Draft', `draft-${mark}`));
  await own('PUT', '/api/menus', {
    header: [
      { label: `Head ${mark}`, page: about },
      { label: mark, href: `/${mark}` },
    ],
    footer: [],
  });
  await own('PUT', '/api/menus', {
    header: [],
    footer: [{ label: mark, children: [{ page: bySlug('notes') }] }],
    subdomain: mark,
  });
  const file = await addTextFile(ask, host, owner.cookie, mark);
  await own('PUT', `/api/file/${file}`, { alt: `Words for ${mark}` });
  await own('POST', '/api/files/folders', { path: `empty-${mark}` });
  const link = await own('POST', `/api/page/${draft._id}/preview-link`, { comments: true });
  await own('PUT', `/api/page/${draft._id}/versions/1`, { label: `Version of ${mark}` });
  const section = await own('POST', '/api/section', {
    name: `Section of ${mark}`,
    blocks: [{ type: 'heading', props: { text: `Section of ${mark}` } }],
  });
  const template = await own('PUT', '/api/email/welcome', {
    subject: `Welcome to ${mark}`,
    body: `Hello {{email}}, from ${mark}`,
  });
  await own('PUT', '/api/email-settings', { senderName: `Sender ${mark}`, replyTo: `reply@${host}` });
  const unsubscribe = await app.db.forWebsite(id, async (tx) =>
    unsubscribeToken(await unsubscribeKey(tx), { recipient: `reader@${host}`, emailID: 'welcome' }),
  );
  await own('POST', '/api/unsubscribe', { token: unsubscribe });
  const style = await own('POST', '/api/style', {
    name: `Style ${mark}`,
    styling: { ground: 'tint', phone: { pad: 'small' } },
  });
  const wording = { area: 'orders.cart', key: 'yourCartIsEmpty', words: `Nothing yet, ${mark}` };
  await own('PUT', '/api/wording', { language: 'en', changes: [wording] });
  const redirect = await own('POST', '/api/redirect', {
    from: `/from-${mark}`,
    subdomain: mark,
    to: `https://elsewhere.test/${mark}`,
  });
  await own('POST', '/api/domains', { host: `own.${mark}.example` });
  const bookings = await markBookings({ ask, own, host, mark, customer });
  const mail = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update sitewright.mails set status = 'failed', html = $2, body_text = $2, content = null, answer = $2, reply_to = $3, in_reply_to = $4, unsubscribe = $4
         where website_id = $1 returning id`,
      [id, `550 no such person at ${mark}`, `answers@${host}`, `<first@${host}>`],
    );
    await client.query(
      `insert into sitewright.missing_addresses (website_id, subdomain, path, times, referrer)
         values ($1, $2, '/lost-' || $2, 3, 'https://elsewhere.test/' || $2)`,
      [id, mark],
    );
    await client.query(
      `insert into sitewright.history (website_id, word, kept) values ($1, 'page-published', jsonb_build_object('at', $2::text))`,
      [id, mark],
    );
    await client.query(`update sitewright.accounts set language = 'sv' where website_id = $1 and id = $2`, [
      id,
      customer.id,
    ]);
    await client.query(`update sitewright.files set problem = $2 where website_id = $1`, [
      id,
      `Problem ${mark}`,
    ]);
    await client.query(
      `with hold as (insert into sitewright.file_holds (website_id, bytes, expires_at)
         values ($1, 10, now() + interval '1 hour') returning id)
       insert into sitewright.file_uploads (website_id, id, name, folder, length) select $1, id, $2, $2, 10 from hold`,
      [id, `Upload ${mark}`],
    );
    return rows[0]?.id ?? '';
  });
  await markAnalytics(admin, id, mark);
  const shop = await markedShop(admin, own, id, mark, customer);
  const sent = await markedMessages(app.db, { id, host, mark }, own);
  const wordpress = await markWordpress(admin, id, mark);
  const audio = await markedAudio(admin, ask, id, { host, mark, cookie: owner.cookie });
  await asAdmin(admin, (client) =>
    client.query(`insert into sitewright.check_results (website_id, key, result) values ($1, 'legal', $2)`, [
      id,
      JSON.stringify(checkedBy(mark)),
    ]),
  );
  const hook = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string; endpoint: string }>(
      `with endpoint as (insert into sitewright.webhook_endpoints (website_id, url, events, secret, problem, enabled)
         values ($1, 'https://hooks.' || $2 || '.example/', array['page.published'], 'whsec_bm9uZQ==', $2, false) returning id)
       insert into sitewright.webhook_deliveries (website_id, endpoint_id, event_id, kind, body, reply, status)
         select $1, id, uuidv7(), 'test', $2, $2, 'failed' from endpoint returning id, endpoint_id as endpoint`,
      [id, mark],
    );
    return rows[0] ?? { id: '', endpoint: '' };
  });
  const apiKey = await own('POST', '/api/api-key', {
    name: `Key ${mark}`,
    rights: { orders: 'read' },
    days: null,
  });
  const notification = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from sitewright.notifications where website_id = $1 order by id limit 1',
      [id],
    );
    await client.query(
      `insert into sitewright.notification_reads (website_id, account_id, notification_id) values ($1, $2, $3)`,
      [id, customer.id, rows[0]?.id],
    );
    return rows[0]?.id ?? '';
  });
  const helper = await staffMember(
    { db: app.db, admin, ask, site: { id, host } },
    'editor',
    `helper@${host}`,
  );
  await markSecurity(admin, id, helper.id, mark);
  const commented = (await own('POST', `/api/page/${about}/comments`, {
    block: { _id: `block-${mark}`, type: 'hero' },
    text: `Comment of ${mark}`,
    mentions: [helper.id],
  })) as { _id: string; comments?: { _id: string }[] };
  // Nothing answers in its place.
  await own('PUT', '/api/stock-photos/provider', { provider: 'pexels', key: `key-of-${mark}` });
  await markTranslations(own, mark, {
    about,
    notes: bySlug('notes'),
    product: shop.product,
    service: bookings.service,
    collection: shop.collection,
    form: sent.form,
    email: 'welcome',
    site: 'footer',
  });
  await markRequest(own, mark);
  const invited = await issueInvitation(admin, id, `invited@${host}`);
  return {
    id,
    host,
    mark,
    owner,
    customer,
    pages: { home: bySlug('homepage'), about, draft: draft._id },
    mail,
    ...bookings,
    previewLink: link._id,
    section: section._id,
    style: style._id,
    entries: await markEntries(admin, id, mark, { id: draft._id, slug: `draft-${mark}` }),
    comment: { id: commented.comments?.[0]?._id ?? '', thread: commented._id },
    redirect: redirect._id,
    template: template._id,
    domain: `own.${mark}.example`,
    unsubscribe,
    file,
    ...sent,
    ...(await markReview(ask, admin, { id, host, mark }, (link as unknown as { url: string }).url)),
    brandVersion: published.history[0]?._id ?? '',
    shop,
    audio,
    wordpress,
    notification,
    webhook: hook.endpoint,
    apiKey: apiKey._id,
    delivery: hook.id,
    staff: { person: helper.id, invitation: invited.id, token: invited.token },
    siteExport: await addExport(admin, id, mark),
  };
}

const checkedBy = (mark: string) => ({
  light: 'look',
  says: `Found ${mark}`,
  hints: [],
  steps: [],
  ranAt: '2026-01-01T00:00:00.000Z',
  milliseconds: 1,
});

async function addTextFile(ask: Ask, host: string, cookie: string, mark: string): Promise<string> {
  const form = formOf([
    { name: 'folder', value: `folder-${mark}` },
    { name: 'files', fileName: `Words of ${mark}.txt`, bytes: Buffer.from(`Words of ${mark}`) },
  ]);
  const reply = await ask({ host, method: 'POST', path: '/api/files', cookie, ...form });
  if (reply.status !== 201) throw new Error(reply.text);
  return (reply.json() as { _id: string }[])[0]?._id ?? '';
}
