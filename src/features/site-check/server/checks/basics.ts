import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '../../../emails/contract.ts';
import type { Domain } from '../../../platform/domains-contract.ts';
import { writeAndTakeBack } from '../check-queries.ts';
import type { RunCheck } from '../services.ts';

const SLOW_MS = 500;
const MAIL_PATIENCE_MS = 15_000;

export const database: RunCheck = async (_services, { db }) => {
  const begun = performance.now();
  const written = await db((tx) => writeAndTakeBack(tx));
  const took = Math.round(performance.now() - begun);
  if (!written) return { light: 'bad', says: 'Saved data couldn’t be read back.' };
  if (took > SLOW_MS)
    return {
      light: 'look',
      says: `Saving works, but took ${took} ms.`,
      hints: [{ text: 'Run this check again later.' }],
    };
  return { light: 'good', says: `Saved, read and removed in ${took} ms.` };
};

export const storage: RunCheck = async (services, { site }) => {
  const store = services.storage();
  const key = `${site.id}/probe-${randomUUID()}`;
  const words = `Probe of ${key}`;
  try {
    await store.put(key, Readable.from([words]));
    const back = await store.read(key);
    const read = back ? Buffer.concat(await Array.fromAsync(back as AsyncIterable<Buffer>)).toString() : '';
    if (read !== words) return { light: 'bad', says: 'A stored file was different when read back.' };
  } finally {
    await store.delete(key);
  }
  if (await store.stat(key))
    return { light: 'look', says: 'A file could be stored and read, but not deleted.' };
  return { light: 'good', says: 'A file was stored, read and deleted.' };
};

export const mail: RunCheck = async (services, request) => {
  const call = services.callsAs(request, 'owner');
  const sent = await call<Mail>('POST /api/email/{id}/test', { params: { id: 'welcome' }, body: {} });
  const until = performance.now() + MAIL_PATIENCE_MS;
  let now = sent;
  while (now.status === 'waiting' && now.tries === 0 && !now.answer && performance.now() < until) {
    await pause(200);
    now = await call<Mail>('GET /api/mail/{id}', { params: { id: sent._id } });
  }
  const log = { text: 'View sent emails', to: `/admin/settings/email/log/${sent._id}` };
  if (!services.delivers)
    return {
      light: 'look',
      says: 'Emails can’t be sent because no email server is set up.',
      hints: [{ text: 'Ask your hosting provider to set up an email server.' }, log],
    };
  if (now.status === 'sent')
    return {
      light: 'good',
      says: `A test email was sent to ${now.to}. Check that it arrived.`,
      hints: [log],
    };
  if (now.answer)
    return { light: 'bad', says: `The email server refused the test email: ${now.answer}`, hints: [log] };
  return { light: 'look', says: 'The test email is still waiting to be sent.', hints: [log] };
};

const places = {
  unproven: 'waiting for a DNS record at your domain provider',
  elsewhere: 'verified, but points elsewhere',
  certificate: 'waiting for its SSL certificate',
  ready: 'works',
} as const;

export const domain: RunCheck = async (services, request) => {
  const domains = await services.callsAs(request, 'owner')<Domain[]>('GET /api/domains');
  const steps = domains.map(({ readable, state, kind }) => ({
    light: state === 'ready' || kind === 'platform' ? ('good' as const) : ('look' as const),
    label: readable,
    says: kind === 'platform' ? 'always works' : places[state],
  }));
  const hints = [{ text: 'View domains', to: '/admin/settings/domains' }];
  const wrong = steps.filter(({ light }) => light !== 'good').length;
  if (wrong > 0)
    return { light: 'look', says: `${wrong} of ${steps.length} domains aren’t ready.`, steps, hints };
  const says = services.https
    ? 'All domains point to your site and have an SSL certificate.'
    : 'All domains point to your site. Certificates aren’t used on this installation, which is only suitable for testing.';
  return { light: 'good', says, steps };
};

export const worker: RunCheck = async (services) =>
  (await services.hasWorker())
    ? { light: 'good', says: 'Visited pages stay readable offline.' }
    : {
        light: 'bad',
        says: 'The script for offline reading is missing.',
        hints: [{ text: 'Contact your hosting provider.' }],
      };
