import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';

test('the pictures in the repository are what the script draws', () => {
  const stale = drawn()
    .filter(
      ({ file, svg }) => readFileSync(new URL(`../../public/demo/${file}`, import.meta.url), 'utf8') !== svg,
    )
    .map(({ file }) => file);
  expect(stale).toEqual([]);
});

test('each is light enough to send: at most 96 KB, which compresses to a fifth', () => {
  for (const { file, svg } of drawn()) expect(svg.length, file).toBeLessThan(96 * 1024);
});

test('none carries script, style or an address elsewhere', () => {
  for (const { file, svg } of drawn())
    expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(
      /<script|<style|\sstyle=|https?:|\son\w+=/,
    );
});
