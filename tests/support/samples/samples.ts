// Over 400 lines, because every call has its sample here.
import type { Call } from '../../../src/lib/http/contract.ts';
import { domainSamples } from './domain-samples.ts';
import { entrySamples } from './entry-samples.ts';
import { stockSamples } from './stock-samples.ts';
import { translationSamples } from './translation-samples.ts';
import { commentSamples } from './comment-samples.ts';
import { readerCommentSamples } from './reader-comment-samples.ts';
import { requestSamples } from './request-samples.ts';
import { formSamples } from './form-samples.ts';
import { bookingSamples } from './booking-samples.ts';
import { analyticsSamples } from './analytics-samples.ts';
import { portabilitySamples } from './portability-samples.ts';
import { apiKeySamples } from './api-key-samples.ts';
import { webhookSamples } from './webhook-samples.ts';
import { wordpressSamples } from './wordpress-samples.ts';
import { audioSamples } from './audio-samples.ts';
import { orderSamples } from './order-samples.ts';
import { peopleSamples } from './people-samples.ts';
import { securitySamples } from './security-samples.ts';
import { shopSamples } from './shop-samples.ts';
import { brandingOf, type MarkedSite, password, type World } from '../two-sites.ts';

export type Who = 'visitor' | 'customer' | 'owner';

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

export interface Sample {
  /** Valid input for this site. Also sent to the first site with records of another one. */
  input: (site: MarkedSite) => Input;
  /** The status for everyone who is admitted, if it isn't the contract's success. */
  status?: Partial<Record<Who, number>>;
  /** The status for records of another site, if it isn't `404`. `null`: the input names no record. */
  foreign?: number | null;
  /** A separate person or record for each admitted call, because the call uses it up. */
  once?: (world: World, who: Who) => Promise<{ cookie?: string; input?: Input }>;
}

const json = (text: string) => JSON.parse(text) as { _id: string };
let count = 0;

/** A new person on the first site. */
async function newCustomer({ ask, one }: World): Promise<{ cookie: string; id: string; session: string }> {
  const body = { email: `spare-${++count}@${one.host}`, password };
  const reply = await ask({ host: one.host, method: 'POST', path: '/api/account/register', body });
  const { cookie } = reply;
  const sessions = await ask({ host: one.host, path: '/api/account/sessions', cookie });
  return { cookie, id: json(reply.text)._id, session: (sessions.json() as { _id: string }[])[0]?._id ?? '' };
}

async function newPage({ ask, one }: World): Promise<Input> {
  const body = { name: `Spare ${++count} ${one.mark}` };
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: '/api/page',
    body,
    cookie: one.owner.cookie,
  });
  return { params: { id: json(reply.text)._id } };
}

const sparePage = async (world: World): Promise<string> =>
  byOwner(world, '/api/page', { name: `Spare ${++count} ${world.one.mark}` });

const byOwner = async ({ ask, one }: World, path: string, body: object): Promise<string> => {
  const reply = await ask({ host: one.host, method: 'POST', path, body, cookie: one.owner.cookie });
  return json(reply.text)._id;
};

async function newSection(world: World): Promise<Input> {
  const body = { name: `Spare ${++count}`, blocks: [{ type: 'divider' }] };
  return { params: { id: await byOwner(world, '/api/section', body) } };
}

async function newPreviewLink(world: World): Promise<Input> {
  const id = world.one.pages.draft;
  return { params: { id, link: await byOwner(world, `/api/page/${id}/preview-link`, {}) } };
}

/** Publishing uses up the draft. */
async function withDraft({ ask, one: { host, owner, mark } }: World): Promise<object> {
  const body = { branding: brandingOf(mark) };
  await ask({ host, method: 'PUT', path: '/api/website/brand/draft', body, cookie: owner.cookie });
  return {};
}

/** Only files in the trash can be erased. */
async function inTrash({ ask, one: { host, owner, file } }: World): Promise<object> {
  const body = { mongoId: file, objectPath: `${file}/x/x.txt`, force: true };
  await ask({ host, method: 'POST', path: '/api/file/delete', body, cookie: owner.cookie });
  return {};
}

const asNewCustomer = async (world: World) => ({ cookie: (await newCustomer(world)).cookie });

/** One entry per call of the product. A call without one fails the isolation tests. */
export const samples: Partial<Record<Call, Sample>> = {
  'GET /api/website': { input: () => ({}) },
  'PUT /api/website': {
    input: ({ mark }) => ({
      body: {
        settings: { name: `Changed ${mark}`, ecommerce: { enabled: true }, colours: { main: 'teal' } },
        version: 3,
      },
    }),
  },
  'GET /api/website/brand': { input: () => ({}) },
  'PUT /api/website/brand/draft': {
    input: ({ mark }) => ({ body: { branding: brandingOf(mark) } }),
    foreign: null,
  },
  'POST /api/website/brand/publish': { input: () => ({ body: {} }), once: withDraft },
  'POST /api/website/brand/restore': { input: ({ brandVersion }) => ({ body: { _id: brandVersion } }) },
  'DELETE /api/website/brand/draft': { input: () => ({}) },

  ...peopleSamples,
  ...securitySamples,
  ...bookingSamples,
  ...analyticsSamples,
  'POST /api/account/init': { input: () => ({ body: {} }) },
  'POST /api/account/check-token': {
    input: ({ token }) => ({ body: { token } }),
    foreign: 401,
    status: { visitor: 200, customer: 401, owner: 401 },
    once: async ({ one }) => ({ input: { body: { token: one.token } } }),
  },
  'GET /api/account': {
    input: ({ customer }) => ({ query: { email: customer.email } }),
  },
  'GET /api/account-details/{id}': { input: ({ customer }) => ({ params: { id: customer.id } }) },
  'PUT /api/account-details/{id}': {
    input: ({ customer, mark }) => ({
      params: { id: customer.id },
      body: {
        name: `Renamed ${mark}`,
        phone: '1',
        addresses: [{ line1: mark, line2: '', postcode: 'AB1 2CD', country: 'GB' }],
      },
    }),
  },
  'POST /api/account/register': {
    input: ({ host }) => ({ body: { email: `new@${host}`, password } }),
    foreign: null,
    once: async (world) => ({
      cookie: (await newCustomer(world)).cookie,
      input: { body: { email: `new-${++count}@${world.one.host}`, password } },
    }),
  },
  'POST /api/account/login': {
    input: ({ customer }) => ({ body: { email: customer.email, password } }),
    foreign: 401,
    once: async (world) => {
      const body = { email: `spare-${count + 1}@${world.one.host}`, password };
      const { cookie } = await newCustomer(world);
      return { cookie, input: { body } };
    },
  },
  'POST /api/account/logout': { input: () => ({ body: {} }), once: asNewCustomer },
  'POST /api/account/delete': {
    input: () => ({ body: { password } }),
    status: { owner: 409 },
    once: async (world, who) => (who === 'owner' ? {} : asNewCustomer(world)),
  },
  'POST /api/account/forgot': {
    input: ({ customer }) => ({ body: { email: customer.email } }),
    foreign: null,
  },
  'POST /api/account/reset': {
    input: ({ token }) => ({ body: { token, password: 'another-long-one' } }),
    // The token of the sample is a sign-in token.
    foreign: 400,
    status: { visitor: 400, customer: 400, owner: 400 },
  },
  'POST /api/account/password': {
    input: () => ({ body: { current: password, next: 'another-long-one' } }),
    once: asNewCustomer,
  },
  'GET /api/account/sessions': { input: () => ({}) },
  'DELETE /api/account/sessions/{id}': {
    input: ({ customer }) => ({ params: { id: customer.session } }),
    once: async (world) => {
      const { cookie, session } = await newCustomer(world);
      return { cookie, input: { params: { id: session } } };
    },
  },

  'GET /api/files': {
    input: ({ file, mark }) => ({
      query: { kind: 'document', q: mark, folder: `folder-${mark}`, sort: 'name', after: file },
    }),
    foreign: 200,
  },
  'GET /api/files/audio': { input: ({ mark }) => ({ query: { q: mark, trashed: 'false' } }), foreign: null },
  'GET /api/files/images': { input: ({ mark }) => ({ query: { q: mark, limit: '3' } }), foreign: null },
  'GET /api/files/folders': { input: () => ({}) },
  'POST /api/files/folders': {
    input: ({ mark }) => ({ body: { path: `made-${mark}/${mark}` } }),
    foreign: null,
  },
  'POST /api/files/folders/rename': {
    input: ({ mark }) => ({ body: { from: `folder-${mark}`, to: `renamed-${mark}` } }),
    foreign: 404,
  },
  'POST /api/files/folders/delete': {
    input: ({ mark }) => ({ body: { path: `empty-${mark}` } }),
    foreign: 404,
  },
  'GET /api/file/{id}': { input: ({ file }) => ({ params: { id: file } }) },
  'GET /api/file/{id}/uses': { input: ({ file }) => ({ params: { id: file } }) },
  'PUT /api/file/{id}': {
    input: ({ file, mark }) => ({
      params: { id: file },
      body: { name: `Named ${mark}.txt`, alt: mark, folder: `put-${mark}`, version: 2 },
    }),
  },
  'POST /api/files/move': {
    input: ({ file, mark }) => ({ body: { files: [file], folder: `moved-${mark}` } }),
  },
  'POST /api/file/delete': {
    input: ({ file }) => ({ body: { mongoId: file, objectPath: `${file}/x/x.txt`, force: true } }),
  },
  'POST /api/files/restore': { input: ({ file }) => ({ body: { files: [file] } }) },
  'POST /api/files/erase': { input: ({ file }) => ({ body: { files: [file] } }), once: inTrash },
  'GET /api/files/room': { input: () => ({}) },
  ...stockSamples,

  'GET /api/mails': {
    input: ({ mail }) => ({ query: { status: 'failed', limit: '5', after: mail } }),
    foreign: 200,
  },
  'GET /api/mail/{id}': { input: ({ mail }) => ({ params: { id: mail } }) },
  'POST /api/mail/{id}/retry': { input: ({ mail }) => ({ params: { id: mail }, body: {} }) },
  'GET /api/emails': { input: () => ({ query: { emailID: 'welcome' } }), foreign: 200 },
  'POST /api/email': {
    input: ({ mark }) => ({
      body: { emailID: 'password-changed', subject: `Own ${mark}`, body: `Hello ${mark}`, enabled: true },
    }),
  },
  'PUT /api/email/{id}': {
    input: ({ template, mark }) => ({
      params: { id: template },
      body: { subject: `Newer ${mark}`, body: `Hello {{siteName}} ${mark}`, enabled: false, version: 2 },
    }),
  },
  'DELETE /api/email/{id}': { input: ({ template }) => ({ params: { id: template } }) },
  'POST /api/email/{id}/presence': {
    input: ({ template, id }) => ({ params: { id: template }, body: { tab: id, typing: true } }),
  },
  'POST /api/email/{id}/preview': {
    input: ({ template, mark }) => ({
      params: { id: template },
      body: { subject: mark, body: mark, example: 0 },
    }),
  },
  'POST /api/email/{id}/test': {
    input: ({ template, mark }) => ({
      params: { id: template },
      body: { subject: mark, body: mark, example: 0 },
    }),
  },
  'GET /api/email/{id}/versions': { input: ({ template }) => ({ params: { id: template } }) },
  'POST /api/email/{id}/restore': {
    input: ({ template }) => ({ params: { id: template }, body: { version: 2 } }),
  },
  'GET /api/email-settings': { input: () => ({}) },
  'PUT /api/email-settings': {
    input: ({ mark, host }) => ({ body: { senderName: `Sender ${mark}`, replyTo: `reply@${host}` } }),
    foreign: null,
  },
  'GET /api/unsubscribe': { input: ({ unsubscribe }) => ({ query: { token: unsubscribe } }), foreign: 400 },
  'POST /api/unsubscribe': {
    input: ({ unsubscribe }) => ({ body: { token: unsubscribe, subscribed: false } }),
    foreign: 400,
  },

  'GET /api/navigation': { input: ({ mark }) => ({ query: { subdomain: mark } }), foreign: null },
  'GET /api/pages': {
    input: ({ pages }) => ({ query: { subdomain: '', limit: '50', after: pages.home } }),
    foreign: 200,
  },
  'GET /api/search': {
    input: ({ mark }) => ({ query: { q: mark, kind: 'page', page: '1', limit: '5' } }),
    foreign: 200,
  },
  'GET /api/page': { input: ({ pages }) => ({ query: { _id: pages.about } }) },
  'GET /api/menus': { input: ({ mark }) => ({ query: { subdomain: mark, draft: 'false' } }), foreign: null },
  'PUT /api/menus': {
    input: ({ pages, mark }) => ({
      body: {
        header: [{ label: mark, page: pages.about, children: [{ label: mark, page: pages.home }] }],
        footer: [{ label: mark, children: [{ label: mark, href: `/${mark}` }] }],
        subdomain: '',
        version: 3,
      },
    }),
  },
  'GET /api/redirects': { input: () => ({}) },
  'POST /api/redirect': {
    input: ({ mark, pages }) => ({ body: { from: `/made-${mark}-${++count}`, page: pages.about } }),
  },
  'PUT /api/redirect/{id}': {
    input: ({ mark, redirect, pages }) => ({
      params: { id: redirect },
      body: { from: `/from-${mark}`, page: pages.about },
    }),
  },
  'DELETE /api/redirect/{id}': {
    input: ({ redirect }) => ({ params: { id: redirect } }),
    once: async (world) => {
      const body = { from: `/spare-${++count}`, to: '/shop' };
      return { input: { params: { id: await byOwner(world, '/api/redirect', body) } } };
    },
  },
  'POST /api/redirects/delete': {
    input: ({ redirect }) => ({ body: { redirects: [redirect] } }),
    once: async (world) => {
      const body = { from: `/spare-${++count}`, to: '/shop' };
      return { input: { body: { redirects: [await byOwner(world, '/api/redirect', body)] } } };
    },
  },
  'GET /api/missing': { input: () => ({}) },
  'POST /api/missing/forget': { input: ({ mark }) => ({ body: { path: `/lost-${mark}` } }), foreign: null },
  'GET /api/page/{id}/links': { input: ({ pages }) => ({ params: { id: pages.about } }) },
  'POST /api/page': {
    input: ({ mark }) => ({
      body: {
        name: `Made ${mark}`,
        height: 50,
        subdomain: '',
        label: mark,
        inMenu: false,
        seo: { title: mark },
        blocks: [{ type: 'divider', props: {} }],
      },
    }),
    foreign: null,
  },
  'PUT /api/page/{id}': {
    input: ({ pages, mark }) => ({
      params: { id: pages.draft },
      body: { name: `Saved ${mark}`, version: 1, slug: `saved-${mark}` },
    }),
  },
  'PUT /api/pages': {
    input: ({ pages }) => ({
      body: { pages: [{ _id: pages.about, label: 'Moved', inMenu: true }], subdomain: '' },
    }),
  },
  'POST /api/page/{id}/publish': { input: ({ pages }) => ({ params: { id: pages.about }, body: {} }) },
  'POST /api/pages/publish': { input: ({ pages }) => ({ body: { pages: [{ _id: pages.about }] } }) },
  'POST /api/pages/unpublish': {
    input: ({ pages }) => ({ body: { pages: [{ _id: pages.about }] } }),
    once: async (world) => ({ input: { body: { pages: [{ _id: await sparePage(world) }] } } }),
  },
  'POST /api/pages/delete': {
    input: ({ pages }) => ({ body: { pages: [pages.draft] } }),
    once: async (world) => ({ input: { body: { pages: [await sparePage(world)] } } }),
  },
  'POST /api/page/{id}/unpublish': { input: ({ pages }) => ({ params: { id: pages.about }, body: {} }) },
  'GET /api/page/{id}/versions': {
    input: ({ pages }) => ({ params: { id: pages.about }, query: { limit: '5' } }),
  },
  'POST /api/page/{id}/restore': {
    input: ({ pages }) => ({ params: { id: pages.about }, body: { version: 1 } }),
  },
  'POST /api/page/{id}/preview-link': {
    input: ({ pages }) => ({ params: { id: pages.about }, body: { days: 3 } }),
  },
  'DELETE /api/page/{id}/preview-link': { input: ({ pages }) => ({ params: { id: pages.about } }) },
  'GET /api/page/{id}/preview-links': { input: ({ pages }) => ({ params: { id: pages.draft } }) },
  'DELETE /api/page/{id}/preview-links/{link}': {
    input: ({ pages, previewLink }) => ({ params: { id: pages.draft, link: previewLink } }),
    once: async (world) => ({ input: await newPreviewLink(world) }),
  },
  'PUT /api/page/{id}/versions/{version}': {
    input: ({ pages, mark }) => ({
      params: { id: pages.draft, version: '1' },
      body: { label: `Named ${mark}` },
    }),
  },
  'GET /api/wording': { input: () => ({}) },
  'PUT /api/wording': {
    input: ({ mark }) => ({
      body: {
        language: 'en',
        changes: [{ area: 'orders.cart', key: 'yourCartIsEmpty', words: `Nothing yet, ${mark}` }],
      },
    }),
    foreign: null,
  },
  'DELETE /api/wording': {
    input: () => ({}),
    once: async ({ ask, one }) => {
      const changes = [{ area: 'orders.cart', key: 'yourCartIsEmpty', words: `Nothing yet, ${one.mark}` }];
      const body = { language: 'en', changes };
      await ask({ host: one.host, method: 'PUT', path: '/api/wording', body, cookie: one.owner.cookie });
      return {};
    },
  },
  'GET /api/styles': { input: () => ({}) },
  'POST /api/style': {
    input: ({ mark }) => ({ body: { name: `Style ${mark} ${++count}`, styling: { pad: 'large' } } }),
    foreign: null,
  },
  'PUT /api/style/{id}': {
    input: ({ mark, style }) => ({
      params: { id: style },
      body: { name: `Style ${mark}`, styling: { ground: 'tint' } },
    }),
  },
  'DELETE /api/style/{id}': {
    input: ({ style }) => ({ params: { id: style } }),
    once: async (world) => {
      const body = { name: `Spare ${++count}`, styling: {} };
      return { input: { params: { id: await byOwner(world, '/api/style', body) } } };
    },
  },
  'GET /api/sections': { input: () => ({}) },
  'POST /api/section': {
    input: ({ mark }) => ({
      body: { name: `Section ${mark}`, blocks: [{ type: 'heading', props: { text: mark } }] },
    }),
    foreign: null,
  },
  // These owners didn't come from the platform: `tests/isolation/other-sites.test.ts` has those who did.
  'GET /api/other-sites/sections': { input: () => ({}) },
  'POST /api/other-sites/sections': {
    input: ({ id, section }) => ({ body: { site: id, section } }),
    status: { owner: 404 },
  },
  'DELETE /api/section/{id}': {
    input: ({ section }) => ({ params: { id: section }, query: { detach: 'true' } }),
    once: async (world) => ({ input: await newSection(world) }),
  },
  'GET /api/page-preview/{token}': { input: ({ preview }) => ({ params: { token: preview } }) },
  'DELETE /api/page/{id}': {
    input: ({ pages }) => ({ params: { id: pages.draft } }),
    once: async (world) => ({ input: await newPage(world) }),
  },

  ...domainSamples,
  ...shopSamples,
  ...orderSamples,
  ...commentSamples,
  ...readerCommentSamples,
  ...translationSamples,
  ...entrySamples,
  ...requestSamples,
  ...formSamples,
  ...audioSamples,
  ...webhookSamples,
  ...apiKeySamples,
  'GET /api/setup': { input: () => ({}) },
  'GET /api/checks': { input: () => ({}) },
  'POST /api/check/{key}': {
    input: () => ({ params: { key: 'database' }, body: {} }),
    foreign: null,
  },
  ...wordpressSamples,
  'GET /api/notifications': { input: () => ({}) },
  'POST /api/notifications/read': {
    input: ({ notification }) => ({ body: { notifications: [notification] } }),
  },
  ...portabilitySamples,
};
