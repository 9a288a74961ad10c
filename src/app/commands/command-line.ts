import { parseArgs } from 'node:util';
import pino from 'pino';
import { z } from 'zod';
import {
  deleteHost,
  findHosts,
  insertHost,
  listProblems,
  listWebsites,
  setCanonicalHost,
} from '../../features/websites/server/index.ts';
import { entryRules } from '../../features/entries/server/index.ts';
import { isStrong } from '../../features/accounts/server/index.ts';
import { setLimits } from '../../features/files/server/index.ts';
import { type Database, openDatabase } from '../../lib/db/database.ts';
import { migrate } from '../../lib/db/migrate.ts';
import { canonicalHost } from '../../lib/http/requests/host.ts';
import { type Jobs, openJobs } from '../../lib/work/jobs.ts';
import { siteDirectory } from '../../features/websites/server/index.ts';
import { blockKinds, blockUpgrades } from '../blocks.ts';
import { type Config, readConfig, readSize } from '../config.ts';
import { openConnection } from '../http/connection.ts';
import { openFileServices } from '../wiring/file-services.ts';
import { exportSite, importSite } from './move-site.ts';
import { restoreSite } from '../backup/restore-site.ts';
import { isBackupCommand, momentOf, runBackupCommand } from './backup-commands.ts';
import { createSite, ownerLink } from './create-site.ts';
import { withSecretKeys } from '../processes/secret-keys.ts';
import { jobWords } from '../jobs/messages/operator-jobs/words.ts';
import { commandWords } from './messages/operator-commands/words.ts';
import {
  deleteSite,
  endStepsOfAccount,
  endStepsOfCreator,
  renameSite,
  restoreDeleted,
} from './site-commands.ts';
import { describeVerification, verifySites } from './verify-sites.ts';
import { starterBy, starters, usualStarter } from '../starters/index.ts';

/** A command that is invalid or can't be run; the message says what to type instead. */
export class CommandError extends Error {}

/** A result that is printed as it is. If it is not `ok`, the command exits with status 1. */
export class Report {
  readonly text: string;
  readonly ok: boolean;

  constructor(text: string, ok: boolean) {
    this.text = text;
    this.ok = ok;
  }
}

const allStarters = starters.map(({ key }) => key);
const usage = commandWords.usage({ starters: allStarters.join('|') });

const silent = pino({ level: 'silent' });

interface Work {
  db: Database;
  config: Config;
  value: (name: string) => string;
  host: (name: string) => string;
  given: Record<string, string | boolean | undefined>;
  createWith: () => Parameters<typeof createSite>[1];
  jobs: Jobs;
}

const commands: Record<string, (work: Work) => Promise<unknown>> = {
  create: async ({ db, config, value, host, given, createWith, jobs }) => {
    const name = value('name');
    if (name.length > 100 || /[\r\n]/.test(name)) throw new CommandError(commandWords.nameTooLong);
    if (!z.email().safeParse(value('owner')).success) throw new CommandError(commandWords.ownerNotEmail);
    refusePlatform(config, host('host'));
    const key = given['template'];
    const starter = typeof key === 'string' ? starterBy(key) : usualStarter;
    if (!starter) throw new CommandError(commandWords.unknownTemplate({ starters: allStarters.join(', ') }));
    const content = starter.site(name);
    // The server examines the starter's audio files; only a running queue takes the jobs.
    if (content.tracks) await jobs.start();
    const site = {
      ...content,
      website: { ...content.website, name },
      host: host('host'),
      owner: {
        email: value('owner'),
        password: await password(given['password'], [value('owner'), name, host('host')]),
      },
    };
    let id: string;
    try {
      id = await createSite(db, createWith(), site);
    } finally {
      if (content.tracks) await jobs.stop();
    }
    const { scheme, portSuffix } = config.platform;
    return {
      _id: id,
      name,
      host: host('host'),
      url: `${scheme}://${host('host')}${portSuffix}`,
      owner: value('owner').toLowerCase(),
    };
  },

  list: async ({ db }) => {
    const sites = await db.acrossWebsites(listWebsites);
    return sites.map(({ id, name, hosts, created_at }) => ({
      _id: id,
      name,
      hosts,
      createdAt: created_at.toISOString(),
    }));
  },

  problems: async ({ db }) => {
    const problems = await db.acrossWebsites(listProblems);
    return problems.map(({ host, round, error, times, first_at, last_at }) => ({
      host,
      work: jobWords[round] ?? round,
      error,
      times,
      since: first_at.toISOString(),
      lastAt: last_at.toISOString(),
    }));
  },

  'host add': async (work) => {
    const { db, config, host, given } = work;
    refusePlatform(config, host('host'));
    const websiteId = await siteAt(db, host('site'));
    await db.acrossWebsites(async (tx) => {
      if (!(await insertHost(tx, websiteId, host('host'), false)))
        throw new CommandError(commandWords.hostTaken({ host: host('host') }));
      if (given['canonical']) await setCanonicalHost(tx, websiteId, host('host'));
    });
    return { added: host('host') };
  },

  'host canonical': async ({ db, host }) => {
    const websiteId = await siteAt(db, host('site'));
    await db.acrossWebsites(async (tx) => {
      const [found] = await findHosts(tx, [host('host')]);
      if (found?.website_id !== websiteId)
        throw new CommandError(commandWords.notHostOfSite({ host: host('host') }));
      await setCanonicalHost(tx, websiteId, host('host'));
    });
    return { canonical: host('host') };
  },

  'host remove': async ({ db, host }) => {
    const websiteId = await siteAt(db, host('site'));
    if (!(await db.acrossWebsites((tx) => deleteHost(tx, websiteId, host('host')))))
      throw new CommandError(commandWords.notRemovable({ host: host('host') }));
    return { removed: host('host') };
  },

  token: async ({ db, config, host }) => {
    const link = await ownerLink(db, config, host('host'));
    if (!link) throw new CommandError(commandWords.noSite({ host: host('host') }));
    return { link };
  },

  'second-step end': async ({ db, config, jobs, host, value, given }) => {
    const parts = { db, config, jobs };
    if (given['creator'] !== undefined) {
      const creator = value('creator').toLowerCase();
      if (!(await endStepsOfCreator(parts, creator)))
        throw new CommandError(commandWords.noCreator({ email: creator }));
      return { creator, entersBy: 'password' };
    }
    const email = value('account').toLowerCase();
    if (!(await endStepsOfAccount(parts, await siteAt(db, host('host')), email)))
      throw new CommandError(commandWords.noAccount({ email }));
    return { host: host('host'), account: email, entersBy: 'password' };
  },

  limits: async ({ db, host, given }) => {
    const websiteId = await siteAt(db, host('host'));
    const [perFile, perSite] = [size(given, 'file'), size(given, 'space')];
    await db.forWebsite(websiteId, (tx) =>
      setLimits(tx, {
        ...(perFile === undefined ? {} : { perFile }),
        ...(perSite === undefined ? {} : { perSite }),
      }),
    );
    const { unchanged } = commandWords;
    return { host: host('host'), file: given['file'] ?? unchanged, space: given['space'] ?? unchanged };
  },

  export: async ({ db, config, jobs, host, value }) =>
    exportSite(config, { db, jobs }, await siteAt(db, host('host')), value('to')),

  import: async ({ db, config, jobs, host, value, given }) => {
    refusePlatform(config, host('host'));
    const email = given['owner'];
    if (email !== undefined && !z.email().safeParse(email).success)
      throw new CommandError(commandWords.ownerNotEmail);
    const secret = await password(given['password'], [`${email ?? ''}`, host('host')]);
    const owner =
      typeof email === 'string'
        ? { email, ...(secret === undefined ? {} : { password: secret }) }
        : undefined;
    return importSite(config, { db, jobs }, value('from'), { host: host('host'), owner });
  },

  delete: async ({ db, config, host, given, jobs }) => {
    const websiteId = await siteAt(db, host('host'));
    const now = given['now'] === true;
    if (!given['yes'])
      throw new CommandError(
        commandWords[now ? 'confirmErasing' : 'confirmDeleting']({ host: host('host') }),
      );
    return deleteSite({ db, config, jobs, log: silent }, websiteId, host('host'), now);
  },

  restore: async ({ db, host }) => {
    if (!(await restoreDeleted({ db }, await siteAt(db, host('host')))))
      throw new CommandError(commandWords.notDeleted({ host: host('host') }));
    return { restored: host('host') };
  },

  'restore-point': async ({ db, config, jobs, host, given }) => {
    const [from, to] = [host('host'), host('as')];
    refusePlatform(config, to);
    return restoreSite(config, { db, jobs }, { from, to, at: momentOf(given) });
  },

  verify: async ({ db, config, jobs, host, given }) => {
    const only = given['host'] === undefined ? undefined : await siteAt(db, host('host'));
    const { storage } = openFileServices(config, { db, jobs, log: silent });
    const found = await verifySites({ db, storage }, only);
    return new Report(given['json'] ? JSON.stringify(found, null, 2) : describeVerification(found), found.ok);
  },

  rename: async ({ db, config, host, value }) => {
    const to = value('to');
    return { hosts: await renameSite({ db, config }, await siteAt(db, host('host')), to) };
  },
};

/** Runs one command, with or without a running server. @returns what to print: a report, or anything else as JSON */
export async function runCommand(argv: string[], env?: NodeJS.ProcessEnv): Promise<unknown> {
  const { values, positionals } = read(argv);
  const name = positionals.join(' ');
  const run = commands[name];
  if (!run && !isBackupCommand(name, values)) throw new CommandError(usage);
  const value = (name: string): string => {
    const typed = (values as Work['given'])[name];
    if (typeof typed !== 'string' || typed === '') throw withUsage(commandWords.addOption({ name }));
    return typed;
  };
  const host = (name: string): string => {
    const read = canonicalHost(value(name));
    if (!read) throw new CommandError(commandWords.notHost({ name }));
    return read;
  };
  const config = readConfig(env, []);
  if (isBackupCommand(name, values)) {
    const done = await runBackupCommand(config, name, values);
    return 'report' in done ? new Report(done.report.text, done.report.ok) : done.result;
  }
  const database = await openConnection(config, () => {}, { exclusive: false });
  try {
    await migrate(database.connection);
    const connection = await withSecretKeys(config, database.connection);
    const db = openDatabase(connection, { most: 2 });
    try {
      const jobs = openJobs(connection, { log: silent });
      const createWith = () => ({
        directory: siteDirectory(db, config.demo.host),
        jobs,
        kinds: blockKinds,
        upgrades: blockUpgrades,
        entries: entryRules,
        storage: openFileServices(config, { db, jobs, log: silent }).storage,
      });
      return await run?.({ db, config, value, host, given: values, createWith, jobs });
    } finally {
      await db.close();
    }
  } finally {
    await database.stop();
  }
}

const withUsage = (problem: string) => new CommandError(commandWords.withUsage({ problem, usage }));

function read(argv: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        host: text,
        site: text,
        name: text,
        owner: text,
        account: text,
        creator: text,
        password: text,
        template: text,
        file: text,
        space: text,
        to: text,
        at: text,
        as: text,
        database: text,
        from: text,
        canonical: flag,
        yes: flag,
        now: flag,
        json: flag,
      },
    });
  } catch (error) {
    throw withUsage((error as Error).message);
  }
}

function refusePlatform({ platform }: Config, host: string): void {
  if (host === platform.host) throw new CommandError(commandWords.platformHost({ host }));
}

async function siteAt(db: Database, host: string): Promise<string> {
  const [found] = await db.acrossWebsites((tx) => findHosts(tx, [host]));
  if (!found) throw new CommandError(commandWords.noSite({ host }));
  return found.website_id;
}

/** Null restores the installation's limit; undefined changes nothing. */
function size(given: Work['given'], name: string): number | null | undefined {
  const typed = given[name];
  if (typeof typed !== 'string') return undefined;
  if (typed === 'usual') return null;
  const bytes = readSize(typed);
  if (bytes === null) throw new CommandError(commandWords.notSize({ name }));
  return bytes;
}

/** @param known facts about the owner that an attacker might try */
async function password(typed: string | boolean | undefined, known: string[]): Promise<string | undefined> {
  if (typeof typed !== 'string') return undefined;
  if (typed.length < 8 || typed.length > 128) throw new CommandError(commandWords.passwordLength);
  if (!(await isStrong(typed, known))) throw new CommandError(commandWords.weakPassword);
  return typed;
}
