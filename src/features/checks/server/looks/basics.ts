import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '../../../emails/contract.ts';
import type { Domain } from '../../../platform/domains-contract.ts';
import { writeAndTakeBack } from '../check-queries.ts';
import type { Look } from '../services.ts';

const SLOW_MS = 500;
const MAIL_PATIENCE_MS = 15_000;

export const database: Look = async (_services, { site, db }) => {
  const begun = performance.now();
  const written = await db((tx) => writeAndTakeBack(tx, site.id));
  const took = Math.round(performance.now() - begun);
  if (!written) return { light: 'bad', says: 'What was written could not be found again.' };
  if (took > SLOW_MS)
    return {
      light: 'look',
      says: `It answers, but took ${took} ms.`,
      hints: [{ text: 'Check again in a while.' }],
    };
  return { light: 'good', says: `Written, read and taken back in ${took} ms.` };
};

export const storage: Look = async (services, { site }) => {
  const store = services.storage();
  const key = `${site.id}/probe-${randomUUID()}`;
  const words = `Probe of ${key}`;
  try {
    await store.put(key, Readable.from([words]));
    const back = await store.read(key);
    const read = back ? Buffer.concat(await Array.fromAsync(back as AsyncIterable<Buffer>)).toString() : '';
    if (read !== words) return { light: 'bad', says: 'A file that was stored came back otherwise.' };
  } finally {
    await store.delete(key);
  }
  if (await store.stat(key))
    return { light: 'look', says: 'A file could be stored and read, but not deleted.' };
  return { light: 'good', says: 'A file was stored, read and deleted.' };
};

export const mail: Look = async (services, request) => {
  const call = services.callsAs(request, 'owner');
  const sent = await call<Mail>('POST /api/email/{id}/test', { params: { id: 'welcome' }, body: {} });
  const until = performance.now() + MAIL_PATIENCE_MS;
  let now = sent;
  while (now.status === 'waiting' && now.tries === 0 && !now.answer && performance.now() < until) {
    await pause(200);
    now = await call<Mail>('GET /api/mail/{id}', { params: { id: sent._id } });
  }
  const log = { text: 'See the log of mails', to: `/admin/settings/email/log/${sent._id}` };
  if (!services.delivers)
    return {
      light: 'look',
      says: 'Mails are written, but this server has no mail server to hand them to.',
      hints: [{ text: 'Whoever runs the server sets SMTP_URL.' }, log],
    };
  if (now.status === 'sent')
    return {
      light: 'good',
      says: `A test mail was handed over for ${now.to}. Look whether it arrived.`,
      hints: [log],
    };
  if (now.answer)
    return { light: 'bad', says: `The mail server refused the test mail: ${now.answer}`, hints: [log] };
  return { light: 'look', says: 'The test mail still waits to be sent.', hints: [log] };
};

const places = {
  unproven: 'waits for its record at your domain’s provider',
  elsewhere: 'is proven, but leads elsewhere',
  certificate: 'waits for its certificate',
  ready: 'works',
} as const;

export const domain: Look = async (services, request) => {
  const domains = await services.callsAs(request, 'owner')<Domain[]>('GET /api/domains');
  const steps = domains.map(({ readable, state, kind }) => ({
    light: state === 'ready' || kind === 'platform' ? ('good' as const) : ('look' as const),
    label: readable,
    says: kind === 'platform' ? 'belongs to this service, and always works' : places[state],
  }));
  const hints = [{ text: 'See each record and its state', to: '/admin/settings/domains' }];
  const wrong = steps.filter(({ light }) => light !== 'good').length;
  if (wrong > 0)
    return { light: 'look', says: `${wrong} of ${steps.length} addresses are not ready.`, steps, hints };
  const says = services.https
    ? 'Every address leads here, with a certificate.'
    : 'Every address leads here. This server runs without certificates, as it should on one’s own machine only.';
  return { light: 'good', says, steps };
};

export const worker: Look = async (services) =>
  (await services.hasWorker())
    ? { light: 'good', says: 'Pages that were visited stay readable without a line.' }
    : {
        light: 'bad',
        says: 'The script that keeps pages readable without a line is missing.',
        hints: [{ text: 'Whoever runs the server builds it anew: npm run build.' }],
      };
