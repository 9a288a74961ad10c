import { onSite } from '../../../../lib/db/database.ts';
import { randomBytes } from 'node:crypto';
import type { Domain } from '../../domains-contract.ts';
import {
  deleteHost,
  enterWebsite,
  findHosts,
  type HostRow,
  hostsOf,
  lockWebsite,
  setCanonicalHost,
} from '../../../websites/server/index.ts';
import type { NoteAct } from '../../../../lib/http/acts.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { adminLanguageOf } from '../../../../lib/messages/languages.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { type Limit, limit } from '../../../../lib/work/limits.ts';
import { checkDomain } from './check-domain.ts';
import { readDomain } from './domain-name.ts';
import { deleteDomain, findDomain, insertClaim, startAnew } from './domain-queries.ts';
import type { DomainServices } from './domain-services.ts';
import { renameAddress } from '../rename/rename-address.ts';
import { listDomains, showDomain } from './list-domains.ts';
import { staffWords } from './staff-words.ts';

const MOST_DOMAINS = 20;

/** Changes to a site's addresses by its owner, in the admin or on the platform. `note` records them in the site's history. */
export interface DomainWork {
  list(websiteId: string): Promise<Domain[]>;
  /** @throws `400` with a message, `409` if it belongs to another site, `429` */
  claim(websiteId: string, typed: string, note?: NoteAct): Promise<Domain>;
  /** Looks up its records now. */
  check(websiteId: string, host: string): Promise<Domain>;
  /** @throws `409` if visitors would not arrive */
  makeMain(websiteId: string, host: string, note?: NoteAct): Promise<Domain[]>;
  remove(websiteId: string, host: string, note?: NoteAct): Promise<void>;
  /** Another address under the platform's. */
  rename(websiteId: string, typed: string, note?: NoteAct): Promise<Domain[]>;
}

export function domainWork(services: DomainServices): DomainWork {
  const { limitsPool } = services.db;
  const claims = limit(limitsPool, 'domain-claims');
  const checks = limit(limitsPool, 'domain-looks');
  return {
    list: (websiteId) => listDomains(services, websiteId),
    claim: (websiteId, typed, note) => claim(services, claims, websiteId, typed, note),
    check: async (websiteId, host) => {
      await showDomain(services, websiteId, host);
      await checks.take(websiteId, staffWords().checkedTooOften);
      await services.db.forWebsite(websiteId, (tx) => startAnew(tx, host));
      await checkDomain(services, websiteId, host);
      return showDomain(services, websiteId, host);
    },
    makeMain: async (websiteId, host, note) => {
      await makeMain(services, websiteId, host, note);
      services.forget(websiteId);
      return listDomains(services, websiteId);
    },
    rename: async (websiteId, typed, note) => {
      const { db, platform, kept, forget } = services;
      await renameAddress({ db, parent: platform.parent, kept, forget }, websiteId, typed, note);
      return listDomains(services, websiteId);
    },
    remove: async (websiteId, host, note) => {
      await remove(services, websiteId, host, note);
      services.forget(websiteId);
    },
  };
}

async function claim(
  services: DomainServices,
  claims: Limit,
  websiteId: string,
  typed: string,
  note: NoteAct | undefined,
): Promise<Domain> {
  const { db, platform } = services;
  const host = readDomain(typed, platform);
  await claims.take(websiteId, staffWords().addedTooMany);
  const [owned] = await db.acrossWebsites((tx) => findHosts(tx, [host]));
  if (owned && owned.website_id !== websiteId) throw conflict(staffWords().ofAnotherSite({ host }));
  if (owned) throw conflict(staffWords().alreadyAdded({ host }));
  const proof = randomBytes(20).toString('hex');
  const made = await db.forWebsite(websiteId, async (tx) => {
    const outcome = await insertClaim(tx, { host, proof }, MOST_DOMAINS);
    if (outcome === 'made') await note?.(tx);
    return outcome;
  });
  if (made === 'full') throw conflict(staffWords().tooManyDomains({ most: MOST_DOMAINS }));
  return showDomain(services, websiteId, host);
}

async function makeMain(
  { db }: DomainServices,
  websiteId: string,
  host: string,
  note: NoteAct | undefined,
): Promise<void> {
  const domain = await db.forWebsite(websiteId, (tx) => findDomain(tx, host));
  await db.acrossWebsites(async (tx) => {
    await lockWebsite(tx, websiteId);
    const [found] = await findHosts(tx, [host]);
    if (found?.website_id !== websiteId) {
      if (!domain) throw notFound(staffWords().siteLacksDomain);
      throw conflict(staffWords().notVerified);
    }
    const mine = (await hostsOf(onSite(tx, websiteId))).find((each) => each.host === host);
    if (mine?.retires_at) throw conflict(staffWords().isFormerAddress);
    if (mine) refuseInUse(mine);
    // Everything redirects to the main address, the admin too.
    if (domain && !domain.points && !domain.certificate_until) throw conflict(staffWords().pointsElsewhere);
    await setCanonicalHost(tx, websiteId, host);
    await note?.(await enterWebsite(tx, websiteId));
  });
}

/** @throws `409` if a language of the site has this host */
function refuseInUse({ host, language }: HostRow): void {
  if (language === null) return;
  const named = new Intl.DisplayNames(adminLanguageOf(spokenLanguage()), { type: 'language' });
  throw conflict(staffWords().showsLanguage({ host, language: named.of(language) ?? language }));
}

async function remove(
  { db, platform }: DomainServices,
  websiteId: string,
  host: string,
  note: NoteAct | undefined,
): Promise<void> {
  await db.acrossWebsites(async (tx) => {
    await lockWebsite(tx, websiteId);
    const hosts = await hostsOf(onSite(tx, websiteId));
    const found = hosts.find((each) => each.host === host);
    if (!found) {
      const site = await enterWebsite(tx, websiteId);
      if (!(await deleteDomain(site, host))) throw notFound(staffWords().siteLacksDomain);
      return note?.(site);
    }
    const others = hosts.filter((each) => each !== found && each.retires_at === null);
    if (host.endsWith(`.${platform.parent}`)) throw conflict(staffWords().addressStays);
    if (others.length === 0) throw conflict(staffWords().onlyDomain);
    refuseInUse(found);
    if (found.canonical) {
      // The others become the main one only without a language.
      const next = others.find(({ language }) => language === null);
      for (const other of next ? [] : others) refuseInUse(other);
      if (next) await setCanonicalHost(tx, websiteId, next.host);
    }
    await deleteHost(tx, websiteId, host);
    const site = await enterWebsite(tx, websiteId);
    await deleteDomain(site, host);
    await note?.(site);
  });
}
