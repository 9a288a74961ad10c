import type { Call } from '../../../src/lib/http/contract.ts';
import { formOf } from '../marked-messages.ts';
import { hashToken } from '../../../src/lib/http/sessions/session-cookie.ts';
import { asAdmin } from '../postgres.ts';
import type { World } from '../two-sites.ts';
import type { Input, Sample } from './samples.ts';

let count = 0;

/** Something new on the first site, created by its owner. */
const made =
  (path: string | ((world: World) => string), body: (world: World) => object) =>
  async (world: World): Promise<{ input: Input }> => {
    const { ask, one } = world;
    const reply = await ask({
      host: one.host,
      method: 'POST',
      path: typeof path === 'string' ? path : path(world),
      body: body(world),
      cookie: one.owner.cookie,
    });
    return { input: { params: { id: (reply.json() as { _id: string })._id } } };
  };
const newForm = made('/api/form', ({ one }) => formOf(one.mark));
const newMessage = made('/api/message', ({ one }) => ({ content: `Spare ${++count} ${one.mark}` }));
const newNote = made(
  ({ one }) => `/api/message/${one.message}/note`,
  ({ one }) => ({ body: `Spare ${one.mark}` }),
);

const newSubscriber = ({ admin, one }: World) =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into sitewright.subscribers (website_id, email, token_hash, consent) values ($1, $2, $3, '') returning id`,
      [one.id, `spare-${++count}@${one.host}`, hashToken(`spare-${count}`)],
    );
    return rows[0]?.id;
  });

/** Samples of the calls of forms, messages and the newsletter. */
export const formSamples: Partial<Record<Call, Sample>> = {
  'GET /api/forms': { input: ({ form }) => ({ query: { limit: '5', after: form } }), foreign: 200 },
  'GET /api/form/{id}': { input: ({ form }) => ({ params: { id: form } }) },
  'POST /api/form/{id}/ticket': { input: ({ form }) => ({ params: { id: form }, body: {} }) },
  'POST /api/form': { input: ({ mark }) => ({ body: formOf(mark) }), foreign: null },
  'PUT /api/form/{id}': {
    input: ({ form, mark }) => ({ params: { id: form }, body: { name: `Renamed ${mark}`, version: 1 } }),
    once: async (world) => ({ input: { ...(await newForm(world)).input, body: { name: 'Renamed' } } }),
  },
  'POST /api/forms/delete': {
    input: ({ form }) => ({ body: { forms: [form] } }),
    once: async (world) => {
      const { input } = await newForm(world);
      return { input: { body: { forms: [input.params?.['id']] } } };
    },
  },
  'DELETE /api/form/{id}': { input: ({ form }) => ({ params: { id: form } }), once: newForm },
  'POST /api/message': {
    input: ({ form, mark, host }) => ({
      body: {
        form,
        content: { name: `Guest ${mark}`, email: `guest@${host}`, message: `Words ${mark}` },
        origin: `/${mark}`,
        version: 1,
      },
    }),
  },
  'GET /api/messages': {
    input: ({ form, message, mark }) => ({
      query: { form, after: message, limit: '5', q: mark, read: 'true', origin: `/${mark}` },
    }),
    foreign: 200,
  },
  'GET /api/messages/unread': { input: () => ({}) },
  'PUT /api/messages': { input: ({ message }) => ({ body: { messages: [message], starred: true } }) },
  'POST /api/messages/delete': {
    input: ({ message }) => ({ body: { messages: [message] } }),
    once: async (world) => {
      const { input } = await newMessage(world);
      return { input: { body: { messages: [input.params?.['id']] } } };
    },
  },
  'GET /api/messages/settings': { input: () => ({}) },
  'PUT /api/messages/settings': { input: () => ({ body: { keepDays: 30 } }), foreign: null },
  'GET /api/message/{id}': { input: ({ message }) => ({ params: { id: message } }) },
  'PUT /api/message/{id}': {
    input: ({ message }) => ({ params: { id: message }, body: { read: true, archived: false } }),
  },
  'DELETE /api/message/{id}': { input: ({ message }) => ({ params: { id: message } }), once: newMessage },
  'POST /api/message/{id}/reply': {
    input: ({ message, mark }) => ({ params: { id: message }, body: { body: `Answer ${mark}` } }),
  },
  'POST /api/message/{id}/note': {
    input: ({ message, mark }) => ({ params: { id: message }, body: { body: `Note ${mark}` } }),
  },
  'DELETE /api/message-note/{id}': { input: ({ note }) => ({ params: { id: note } }), once: newNote },
  'GET /api/subscribers': {
    input: ({ subscriber, mark }) => ({
      query: { status: 'waiting', q: mark, sort: 'email', limit: '5', after: subscriber },
    }),
    foreign: 200,
  },
  'PUT /api/subscribers': {
    input: ({ subscriber }) => ({ body: { subscribers: [subscriber], status: 'left' } }),
  },
  'POST /api/subscribers/delete': {
    input: ({ subscriber }) => ({ body: { subscribers: [subscriber] } }),
    once: async (world) => ({ input: { body: { subscribers: [await newSubscriber(world)] } } }),
  },
  'PUT /api/subscriber/{id}': {
    input: ({ subscriber }) => ({ params: { id: subscriber }, body: { status: 'left' } }),
  },
  'POST /api/newsletter/confirm': {
    input: ({ newsletter }) => ({ body: { token: newsletter } }),
    foreign: 400,
    status: { visitor: 400, customer: 400, owner: 400 },
  },
  'POST /api/newsletter/leave': {
    input: ({ newsletter }) => ({ body: { token: newsletter } }),
    foreign: 400,
  },
  'DELETE /api/subscriber/{id}': { input: ({ subscriber }) => ({ params: { id: subscriber } }) },
};
