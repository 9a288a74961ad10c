import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('ARCHITECTURE.md names every queued and scheduled job', () => {
  const [, map = ''] = /^## Jobs and events$(.*?)^## /ms.exec(read('ARCHITECTURE.md')) ?? [];
  const files = globSync('src/**/*.ts', { cwd: root }).filter(
    (path) => !/\.test\.ts$|[\\/]tests[\\/]/.test(path),
  );
  const jobs = files.flatMap((path) => [...read(path).matchAll(/jobQueue(?:<.*?>)?\(\s*'([^']+)'/g)]);
  const scheduledJobs = files
    .filter((path) => path.startsWith('src/app/jobs/'))
    .flatMap((path) => [...read(path).matchAll(/\bname: '([a-z-]+)',\s+seconds:/g)]);
  expect(jobs.length).toBeGreaterThan(10);
  expect(scheduledJobs.length).toBeGreaterThan(10);
  for (const [, name = ''] of [...jobs, ...scheduledJobs]) expect(map).toContain(`\`${name}\``);
});

test('every file that ARCHITECTURE.md names is there', () => {
  const named = [...read('ARCHITECTURE.md').matchAll(/`([\w./-]+\.(?:tsx?|json|sql))`/g)];
  const files = globSync('{src,db,scripts,tests}/**/*.{ts,tsx,json,sql}', { cwd: root }).map(
    (path) => `/${path}`,
  );
  expect(named.length).toBeGreaterThan(60);
  const there = (path: string) => files.some((file) => file.endsWith(`/${path}`));
  expect(named.map(([, path = '']) => path).filter((path) => !there(path))).toEqual([]);
});
