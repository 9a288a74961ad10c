import { enterWebsite, findHosts, insertHost } from '../../../websites/server/index.ts';
import type { NameServers } from '../../../../lib/safe-fetch/name-servers.ts';
import { type DomainRow, findDomain, markProven, noteCheck, type Seen } from './domain-queries.ts';
import type { DomainServices, DomainTarget } from './domain-services.ts';
import { leadsHere, proofName, proofText } from './records.ts';

const A_DAY = 24 * 3600;
const FIRST_CHECKS = 20;

/** Seconds: soon after a change, then less and less often; a working domain is checked once a day. */
export const nextCheck = (checks: number, ready: boolean): number =>
  ready ? A_DAY : Math.min(30 * 2 ** Math.floor(checks / 4), checks < FIRST_CHECKS ? 600 : 6 * 3600);

/**
 * Looks up a domain's records and stores the result. A verified domain serves from then on, unless another site has
 * verified it first: the key of `hosts` decides. @returns false if the site no longer has such a claim
 */
export async function checkDomain(
  services: DomainServices,
  websiteId: string,
  host: string,
): Promise<boolean> {
  const { db, target } = services;
  const row = await db.forWebsite(websiteId, (tx) => findDomain(tx, host));
  if (!row) return false;
  const seen = await lookUp(services.names, host);
  const ours = await withItsAddresses(services.names, target);
  const points = leadsHere(seen, ours);
  const proven = row.expires_at === null || (await prove(services, websiteId, row, seen));
  const until = proven && points ? await certificate(services, host, seen) : null;
  const ready = proven && points && (services.platform.scheme === 'http' || until !== null);
  await db.forWebsite(websiteId, (tx) =>
    noteCheck(tx, host, {
      seen,
      points,
      certificateUntil: until,
      again: nextCheck(row.checks + 1, ready),
    }),
  );
  return true;
}

/** If the operator set a name only, the addresses of that name are ours. */
async function withItsAddresses(names: NameServers, target: DomainTarget): Promise<DomainTarget> {
  if (target.ipv4.length + target.ipv6.length > 0) return target;
  const found = await names.addresses(target.name).catch(() => []);
  return {
    ...target,
    ipv4: found.filter((each) => !each.includes(':')),
    ipv6: found.filter((each) => each.includes(':')),
  };
}

const MOST_SEEN = 8;
const cut = (found: readonly string[]) => found.slice(0, MOST_SEEN).map((each) => each.slice(0, 255));

async function lookUp(names: NameServers, host: string): Promise<Seen> {
  const [texts, addresses, alias] = await Promise.allSettled([
    names.texts(proofName(host)),
    names.addresses(host),
    names.alias(host),
  ]);
  return {
    texts: texts.status === 'fulfilled' ? cut(texts.value) : [],
    addresses: addresses.status === 'fulfilled' ? cut(addresses.value) : [],
    alias: alias.status === 'fulfilled' ? alias.value : null,
    ...([texts, addresses, alias].every(({ status }) => status === 'rejected') ? { unanswered: true } : {}),
  };
}

/** @returns whether the domain belongs to the site now */
async function prove(
  services: DomainServices,
  websiteId: string,
  row: DomainRow,
  seen: Seen,
): Promise<boolean> {
  if (!seen.texts?.includes(proofText(row.proof))) return false;
  const mine = await services.db
    .acrossWebsites(async (tx) => {
      const made = await insertHost(tx, websiteId, row.host, false);
      const [found] = made ? [] : await findHosts(tx, [row.host]);
      if (!made && found?.website_id !== websiteId) return false;
      await enterWebsite(tx, websiteId);
      if (!(await markProven(tx, websiteId, row.host))) throw new TakenBack('The claim is gone.');
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return undefined;
      throw error;
    });
  if (mine) services.forget(websiteId);
  if (mine === false) seen.taken = true;
  return mine === true;
}

/** The claim was removed during the look-up: its host must not stay. */
class TakenBack extends Error {}

async function certificate(
  { platform, certificateAt }: DomainServices,
  host: string,
  seen: Seen,
): Promise<Date | null> {
  const [address] = seen.addresses ?? [];
  return platform.scheme === 'https' && address ? certificateAt(address, host) : null;
}
