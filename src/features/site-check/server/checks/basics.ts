import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '../../../emails/contract.ts';
import type { Domain } from '../../../platform/domains-contract.ts';
import { writeAndTakeBack } from '../check-queries.ts';
import type { RunCheck } from '../services.ts';
import { say } from './say.ts';

const SLOW_MS = 500;
const MAIL_PATIENCE_MS = 15_000;

export const database: RunCheck = async (_services, { db }) => {
  const begun = performance.now();
  const written = await db((tx) => writeAndTakeBack(tx));
  const took = Math.round(performance.now() - begun);
  if (!written) return { light: 'bad', says: () => say().notReadBack };
  if (took > SLOW_MS)
    return {
      light: 'look',
      says: () => say().savingIsSlow({ ms: took }),
      hints: [{ text: () => say().runAgainLater }],
    };
  return { light: 'good', says: () => say().savedAndRead({ ms: took }) };
};

export const storage: RunCheck = async (services, { site }) => {
  const store = services.storage();
  const key = `${site.id}/probe-${randomUUID()}`;
  const words = `Probe of ${key}`;
  try {
    await store.put(key, Readable.from([words]));
    const back = await store.read(key);
    const read = back ? Buffer.concat(await Array.fromAsync(back as AsyncIterable<Buffer>)).toString() : '';
    if (read !== words) return { light: 'bad', says: () => say().fileDiffers };
  } finally {
    await store.delete(key);
  }
  if (await store.stat(key)) return { light: 'look', says: () => say().fileNotDeleted };
  return { light: 'good', says: () => say().fileStored };
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
  const log = { text: () => say().viewSentEmails, to: `/admin/settings/email/log/${sent._id}` };
  if (!services.delivers)
    return {
      light: 'look',
      says: () => say().noEmailServer,
      hints: [{ text: () => say().askForEmailServer }, log],
    };
  const { status, to: address, answer } = now;
  if (status === 'sent') return { light: 'good', says: () => say().testEmailSent({ address }), hints: [log] };
  if (answer) return { light: 'bad', says: () => say().testEmailRefused({ answer }), hints: [log] };
  return { light: 'look', says: () => say().testEmailWaiting, hints: [log] };
};

const places = {
  unproven: 'domainUnproven',
  elsewhere: 'domainElsewhere',
  certificate: 'domainCertificate',
  ready: 'domainWorks',
} as const;

export const domain: RunCheck = async (services, request) => {
  const domains = await services.callsAs(request, 'owner')<Domain[]>('GET /api/domains');
  const steps = domains.map(({ readable, state, kind }) => ({
    light: state === 'ready' || kind === 'platform' ? ('good' as const) : ('look' as const),
    label: readable,
    says: () => say()[kind === 'platform' ? 'domainAlwaysWorks' : places[state]],
  }));
  const hints = [{ text: () => say().viewDomains, to: '/admin/settings/domains' }];
  const wrong = steps.filter(({ light }) => light !== 'good').length;
  if (wrong > 0)
    return {
      light: 'look',
      says: () => say().domainsNotReady({ count: wrong, all: steps.length }),
      steps,
      hints,
    };
  const key = services.https ? 'domainsReady' : 'domainsWithoutCertificates';
  return { light: 'good', says: () => say()[key], steps };
};

export const worker: RunCheck = async (services) =>
  (await services.hasWorker())
    ? { light: 'good', says: () => say().readableOffline }
    : {
        light: 'bad',
        says: () => say().offlineScriptMissing,
        hints: [{ text: () => say().contactHost }],
      };
