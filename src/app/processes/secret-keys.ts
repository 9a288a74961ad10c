import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { adoptKeys, keyOfDatabase } from '../../lib/db/adopt-keys.ts';
import type { Connection } from '../../lib/db/roles.ts';
import { isKey, newKey } from '../../lib/keyring.ts';
import { type Config, SettingError } from '../config.ts';
import { startWords } from '../messages/operator-start/words.ts';

const fileOf = ({ dataDir }: Config) => join(dataDir, 'secrets.key');

/**
 * The connection with its keys for secrets: those of `SECRETS_KEY`, then the one in the data folder, which is created if no
 * secret needs an older one. Secrets of earlier releases are sealed before it returns.
 * @throws SettingError, StartRefusal if the key is missing or wrong
 */
export async function withSecretKeys(config: Config, connection: Connection): Promise<Connection> {
  const given = [...config.secretKeys, ...(await readKeys(config))];
  const keys = given.length > 0 ? given : await firstKey(config, connection);
  await adoptKeys(connection, keys);
  return { ...connection, keys };
}

async function firstKey(config: Config, connection: Connection): Promise<string[]> {
  if ((await keyOfDatabase(connection)) !== null)
    throw new SettingError(startWords.keyMissing({ file: fileOf(config) }));
  await makeKey(config);
  return readKeys(config);
}

async function readKeys(config: Config): Promise<string[]> {
  const file = fileOf(config);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new SettingError(startWords.keyUnreadable({ file, reason: error.message }));
  });
  const keys = text.split(/[\s,]+/).filter(Boolean);
  if (text !== '' && (keys.length === 0 || !keys.every(isKey)))
    throw new SettingError(startWords.noKeyInFile({ file }));
  return keys;
}

/** Written completely or not at all, and never over another key: several processes may start at once, and each may be killed. */
async function makeKey(config: Config): Promise<void> {
  const file = fileOf(config);
  await mkdir(config.dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${newKey()}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
