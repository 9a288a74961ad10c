import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { startServer } from '../../../tests/support/server.ts';
import { readBackupState, readDrillState } from '../../lib/backup/backup-state.ts';
import { openBackupStore } from '../../lib/backup/backup-store.ts';
import { filesFolder } from '../../lib/backup/layout.ts';
import { newKey } from '../../lib/keyring.ts';
import { type Report, runCommand } from '../commands/command-line.ts';

const folder = await temporaryFolder('drill');
afterAll(folder.remove);

test('the backup of a server is verified and restored by commands', { timeout: 180_000 }, async () => {
  const [dataDir, to] = [join(folder.path, 'data'), join(folder.path, 'backup')];
  await mkdir(to);
  const key = newKey();
  const token = 'token-of-this-test';
  const settings = { BACKUP_TO: to, BACKUP_KEY: key, METRICS_TOKEN: token };
  const server = await startServer({ dataDir, settings });
  const env = { DATA_DIR: dataDir, ...settings };
  const state = await eventually(
    () => readBackupState(dataDir),
    (found) => found?.baseAt != null && found.filesAt !== null,
    { within: 60_000, what: 'the first copies' },
  );
  expect(state?.problem).toBeNull();

  // Beside the running server.
  const verified = (await runCommand(['verify-backup'], env)) as Report;
  expect(verified).toMatchObject({
    ok: true,
    text: expect.stringMatching(/1 site: no problems\.\nThe backup of 20/),
  });
  const { text } = await server.request({ path: '/metrics', headers: { authorization: `Bearer ${token}` } });
  for (const figure of ['changes_age_seconds', 'copy_age_seconds', 'files_age_seconds', 'drill_age_seconds'])
    expect(text).toMatch(new RegExp(`^sitewright_backup_${figure} \\d`, 'm'));
  expect(text).toMatch(/^sitewright_backup_failing 0$/m);
  expect(text).toMatch(/^sitewright_backup_drill_failed 0$/m);

  // One site as it was, beside the live one.
  const point = (...more: string[]) => runCommand(['restore-point', '--as', 'then.localhost', ...more], env);
  await expect(point('--host', 'nobody.localhost')).rejects.toThrow(
    'There was no site at nobody.localhost then',
  );
  const copy = await point('--host', 'demo.localhost');
  expect(copy).toMatchObject({ url: expect.stringContaining('//then.localhost'), missingFiles: 0 });
  const pages = (host: string) =>
    eventually(
      () => server.request({ path: '/api/pages', host }),
      ({ status }) => status === 200,
      { what: `${host} is found` },
    );
  const slugs = async (host: string) =>
    (JSON.parse((await pages(host)).text) as { slug: string }[]).map(({ slug }) => slug);
  expect(await slugs('then.localhost')).toEqual(await slugs('demo.localhost'));
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toContain(key);

  const restored = join(folder.path, 'restored');
  const result = await runCommand(['restore', '--to', restored], {
    ...env,
    DATA_DIR: join(folder.path, 'new'),
  });
  expect(result).toMatchObject({
    folder: restored,
    at: null,
    next: [expect.stringContaining('secrets.key'), expect.stringContaining('DATA_DIR')],
  });
  await copyFile(join(dataDir, 'secrets.key'), join(restored, 'secrets.key'));
  const after = (await runCommand(['verify', '--host', 'demo.localhost', '--json'], {
    ...env,
    DATA_DIR: restored,
  })) as Report;
  expect(after).toMatchObject({ ok: true });

  // A file that the backup lacks.
  const store = openBackupStore({ to: { folder: to }, keys: [key] }, folder.path);
  const [system = ''] = await store.folders('');
  const [file] = await Array.fromAsync(store.list(filesFolder(system)));
  await store.delete(file?.key ?? '');
  const broken = (await runCommand(['verify-backup'], env)) as Report;
  expect(broken).toMatchObject({
    ok: false,
    text: expect.stringContaining('Every file in the library is stored'),
  });
  expect((await readDrillState(dataDir))?.problem).toContain('Every file in the library is stored');
  await expect(runCommand(['restore', '--to', restored], env)).rejects.toThrow('is not empty');
  await expect(runCommand(['restore', '--to', 'x', '--at', 'today'], env)).rejects.toThrow('--at must be');
  await expect(runCommand(['verify-backup'], { DATA_DIR: dataDir })).rejects.toThrow(
    'Set BACKUP_TO and BACKUP_KEY',
  );
  expect(await readFile(join(restored, 'postgres.json'), 'utf8')).toContain(system);
});
