import { conflict, invalid, unauthenticated } from '../../../../lib/errors.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Operation, operations } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { forVisitors, type StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import { limit } from '../../../../lib/work/limits.ts';
import { email as emailShape } from '../../../../lib/values/shapes.ts';
import { waysOf } from '../../../accounts/server/index.ts';
import { disposition } from '../../../files/server/index.ts';
import { localeOf } from '../../../websites/server/index.ts';
import { personContract } from '../../person-contract.ts';
import type { PortabilityServices } from '../services.ts';
import { writeBundle } from './bundle.ts';
import { erasePerson } from './erase-person.ts';
import { holdAccount, isErasing } from './erase-queries.ts';
import {
  countPerson,
  type Person,
  personOf,
  personWith,
  type Unfinished,
  unfinishedOf,
} from './person-queries.ts';
import { staffWords } from '../staff-words.ts';
import { say } from './say.ts';

const MOST_NAMED = 5;

/** What prevents erasing a person: open orders or bookings. */
function sentences({ works, unpaid, unsent, coming }: Unfinished): string[] {
  const words = staffWords();
  const orders = (numbers: readonly string[]) => ({
    count: numbers.length,
    numbers: numbers.slice(0, MOST_NAMED).join(', '),
    more: numbers.length > MOST_NAMED ? 'yes' : 'no',
  });
  return [
    ...(works ? [words.worksOnSite] : []),
    ...(unpaid.length > 0 ? [words.ordersUnpaid(orders(unpaid))] : []),
    ...(unsent.length > 0 ? [words.ordersUnsent(orders(unsent))] : []),
    ...(coming > 0 ? [words.bookingsComing({ count: coming })] : []),
  ];
}

export const personOperations = ({ jobs }: Pick<PortabilityServices, 'jobs'>): Operation[] =>
  operations(personContract, {
    'GET /api/person-data': ({ db }, { query: { email } }) =>
      db(async (tx) => {
        const person = await personWith(tx, email);
        const counts = await countPerson(tx, person);
        const { accountId } = person;
        const twoStep = accountId !== null && (await waysOf(tx, accountId)).length > 0;
        const erasing = await isErasing(tx, email);
        return { ...counts, twoStep, erasing, blocked: sentences(await unfinishedOf(tx, person)) };
      }),

    'POST /api/person-data/erase': ({ site, db }, { body: { email } }) =>
      db(async (tx) => {
        const person = await personWith(tx, email);
        await holdAccount(tx, person.accountId);
        const blocked = sentences(await unfinishedOf(tx, person));
        if (blocked.length > 0) throw conflict(blocked.join(' '));
        const counts = await countPerson(tx, person);
        if (await isErasing(tx, email)) return { ...counts, finished: false };
        const whose = { ...person, address: email, whole: true };
        return { ...counts, finished: await erasePerson({ jobs }, tx, site, whose) };
      }),
  });

async function send(
  { storage }: Pick<PortabilityServices, 'storage'>,
  { site, db }: SiteRequest,
  person: Person,
  reply: FastifyReply,
) {
  const host = site.canonicalHost;
  const { archive, cancel } = await writeBundle({
    websiteId: site.id,
    host,
    locale: await db(localeOf),
    person,
    db,
    storage,
  });
  reply.raw.once('close', cancel);
  return reply
    .type('application/zip')
    .header('content-disposition', disposition('attachment', `data-at-${host.split(':')[0]}.zip`))
    .send(archive);
}

/** Exports of personal data: for the person, and for staff who handle a request. */
export function personStreams(services: PortabilityServices): StreamedCall[] {
  const bundles = limit(services.db.limitsPool, 'own-data');
  return [
    forVisitors({
      method: 'GET',
      path: '/api/account/data',
      described: { summary: 'All data the site has about you', gives: { type: 'application/zip' } },
      handle: async (request, _incoming, reply) => {
        const { by, site } = request;
        if (!by) throw unauthenticated();
        await bundles.take(`${site.id}:${by.accountId}`, say().downloadedTooOften);
        return send(services, request, await request.db((tx) => personOf(tx, by.accountId)), reply);
      },
    }),
    {
      method: 'GET',
      path: '/api/person-data/file',
      described: {
        summary: 'All data the site has about the person with an email address',
        query: z.object({ email: emailShape }),
        gives: { type: 'application/zip' },
      },
      act: { word: 'personal-data-exported' },
      who: 'owner',
      area: 'customers',
      handle: async (request, { query }, reply) => {
        const asked = emailShape.safeParse((query as Record<string, unknown>)['email']);
        if (!asked.success)
          throw invalid(staffWords().enterEmail, {
            email: staffWords().emailLike,
          });
        const { db } = request;
        return send(services, request, await db((tx) => personWith(tx, asked.data)), reply);
      },
    },
  ];
}
