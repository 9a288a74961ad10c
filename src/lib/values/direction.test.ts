import { expect, it } from 'vitest';
import { commaIn, directionOf } from './direction.ts';

it('tells the direction of a locale by its script', () => {
  expect(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'az-Arab', 'ckb'].map(directionOf)).toEqual(
    Array(7).fill('rtl'),
  );
  expect(['en-GB', 'de', 'az', 'ja', 'ar-Latn', 'zz'].map(directionOf)).toEqual(Array(6).fill('ltr'));
});

it('has the comma of the script', () => {
  expect(['ar-EG', 'fa', 'he', 'en-GB'].map(commaIn)).toEqual(['، ', '، ', ', ', ', ']);
});
