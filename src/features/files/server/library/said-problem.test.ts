import { expect, test } from 'vitest';
import { speaking } from '../../../../lib/messages/spoken-language.ts';
import * as problems from '../images/problem.ts';
import { saidProblem } from './said-problem.ts';

const { ImageProblem: _problem, asProblem: _asProblem, tooManyPixels, ...others } = problems;
const stored = [
  ...Object.values(others).map((problem) => problem().message),
  tooManyPixels(12_000, 9000, 268_000_000).message,
  'The uploaded file is missing.',
];
const said = (language: 'en' | 'de', text: string) => speaking({ language }, () => saidProblem(text));

test('what is wrong with an image is said in the language of staff', () => {
  expect(stored.length).toBeGreaterThan(10);
  for (const text of stored) {
    expect(said('en', text)).toBe(text);
    expect(said('de', text)).not.toBe(text);
  }
  expect(said('de', tooManyPixels(12_000, 9000, 268_000_000).message)).toContain(
    '12.000 × 9.000 Pixel groß. Das Maximum sind 268 Megapixel.',
  );
});

test('another sentence stays as it is', () => {
  expect(said('de', 'The disk is full.')).toBe('The disk is full.');
});
