import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { request } from '../../tests/support/http.ts';
import { load } from './load.ts';
import { memoryOf } from './memory-of.ts';
import { startReference } from './reference.ts';
import { isMet, median, pair, table } from './figures.ts';

test('the bare server writes the bytes and headers it was given, and can be loaded', async () => {
  const answer = {
    status: 200,
    headers: { 'content-type': 'text/plain', etag: '"1"', 'set-cookie': ['a=1', 'b=2'], date: 'gone' },
    bytes: Buffer.from('Grüße'),
    text: '',
    json: () => null,
    cookie: '',
  };
  const bare = await startReference(answer);
  try {
    const again = await request({ port: bare.port, path: '/' });
    expect(again.text).toBe('Grüße');
    expect(again.headers).toMatchObject({ etag: '"1"', 'set-cookie': ['a=1', 'b=2'] });
    const { perSecond } = await load({ port: bare.port, path: '/', seconds: 1, connections: 4 });
    expect(perSecond).toBeGreaterThan(10);
  } finally {
    await bare.stop();
  }
});

test('answers that are not good spoil a figure', async () => {
  const missing = {
    status: 404,
    headers: {},
    bytes: Buffer.from(''),
    text: '',
    json: () => null,
    cookie: '',
  };
  const bare = await startReference(missing);
  try {
    await expect(load({ port: bare.port, path: '/', seconds: 1 })).rejects.toThrow('other answers');
  } finally {
    await bare.stop();
  }
});

test('a pair runs in turn and gives the median ratio without the first round', async () => {
  const turns: string[] = [];
  const from = (name: string, values: number[]) => async () => {
    turns.push(name);
    return values.shift() ?? 0;
  };
  expect(await pair(from('a', [99, 2, 8, 3]), from('b', [9, 4, 8, 4]), 3)).toEqual({
    value: 3,
    reference: 4,
  });
  expect(turns.join('')).toBe('abababab');
  expect(median([1, 2, 3, 4])).toBe(2.5);
});

test('goals bind the ratio where there is a reference, else the value', () => {
  const figure = { what: 'page', value: 850, unit: 'pages/s', reference: { what: 'bare', value: 1000 } };
  expect(isMet({ ...figure, goal: { atLeast: 0.8 } })).toBe(true);
  expect(isMet({ ...figure, goal: { atLeast: 0.9 } })).toBe(false);
  expect(isMet({ what: 'memory', value: 310, unit: 'MB', goal: { atMost: 300 } })).toBe(false);
  expect(table([{ ...figure, goal: { atLeast: 0.8 } }])).toMatch(
    /850 pages\/s +1,000 pages\/s \(bare\) +0.85 +≥ 0.8 ✓/,
  );
});

// Elsewhere there is no /proc to read.
if (process.platform === 'linux')
  test('memory counts a process with all that it started', async () => {
    // The parent process alone takes less than 80 MB.
    const hungry =
      'const kept = Buffer.alloc(80e6, 1); process.stdout.write("x"); setInterval(() => kept, 1e3)';
    const starts = `const child = require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' });
      process.on('SIGTERM', () => { child.kill(); process.exit(); })`;
    const parent = spawn(process.execPath, ['-e', starts, hungry]);
    try {
      await once(parent.stdout, 'data');
      expect(await memoryOf(parent.pid ?? 0)).toBeGreaterThan(80);
    } finally {
      parent.kill();
    }
  });
