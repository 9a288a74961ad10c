import pino from 'pino';
import { blockKinds, blockUpgrades } from '../../src/app/blocks.ts';
import { readConfig } from '../../src/app/config.ts';
import { openConnection } from '../../src/app/http/connection.ts';
import { createSite } from '../../src/app/commands/create-site.ts';
import { openFileServices } from '../../src/app/wiring/file-services.ts';
import { designWords, siteIn } from '../../src/app/starters/in-language.ts';
import { starterBy } from '../../src/app/starters/index.ts';
import { entryRules } from '../../src/features/entries/server/index.ts';
import { findHosts, siteDirectory } from '../../src/features/websites/server/index.ts';
import { openDatabase } from '../../src/lib/db/database.ts';
import type { Language } from '../../src/lib/messages/languages.ts';
import { openJobs } from '../../src/lib/work/jobs.ts';

export const exampleOwner = { email: 'owner@demo.test', password: 'a-long-enough-passphrase' };

interface In {
  /** The language of the texts. */
  language?: Language;
  /** Instead of the locale of that language. */
  locale?: string;
  /** Added to the host after the key. */
  suffix?: string;
}

/** Creates sites from these starters at `<key>.localhost` for a running server. Existing ones are kept. */
export async function fillStarters(
  settings: Record<string, string>,
  keys: readonly string[],
  { language = 'en', locale, suffix = '' }: In = {},
): Promise<void> {
  const config = readConfig(settings, []);
  const log = pino({ level: 'silent' });
  const database = await openConnection(config, () => {}, { exclusive: false });
  const db = openDatabase(database.connection, { most: 2 });
  const jobs = openJobs(database.connection, { log });
  try {
    await jobs.start();
    const { storage } = openFileServices(config, { db, jobs, log });
    const services = {
      directory: siteDirectory(db, config.demo.host),
      jobs,
      kinds: blockKinds,
      upgrades: blockUpgrades,
      entries: entryRules,
      storage,
    };
    for (const key of keys) {
      const host = `${key}${suffix}.localhost`;
      if ((await db.acrossWebsites((tx) => findHosts(tx, [host]))).length > 0) continue;
      const starter = starterBy(key);
      if (!starter) throw new Error(`There is no starter ${key}.`);
      const name = designWords(starter, language).example;
      const content = siteIn(starter, language, name);
      await createSite(db, services, {
        ...content,
        website: { ...content.website, name, ...(locale ? { locale } : {}) },
        host,
        owner: exampleOwner,
      });
    }
  } finally {
    await jobs.stop();
    await db.close();
    await database.stop();
  }
}
