import { expect, test } from 'vitest';
import { groundOf, isLost } from './logo-contrast.ts';

const clear = [0, 0, 0, 0];
const logo = (...colours: readonly (readonly number[])[]) => new Uint8ClampedArray(colours.flat());
const dark = [30, 34, 40, 255];
const rust = [168, 76, 40, 255];

test('a dark logo is lost on a dark ground and seen on a light one; a white one the other way round', () => {
  expect(isLost(logo(clear, dark, dark, clear), '#15181c')).toBe(true);
  expect(isLost(logo(clear, dark, dark, clear), '#fbf7f0')).toBe(false);
  expect(isLost(logo(clear, [255, 255, 255, 255], clear), '#fbf7f0')).toBe(true);
});

test('dark words beside a bright mark are lost words, one dark dot is none', () => {
  expect(isLost(logo(clear, rust, dark, dark), '#15181c')).toBe(true);
  expect(isLost(logo(clear, rust, rust, rust, dark), '#15181c')).toBe(false);
});

test('a picture with a ground of its own is seen everywhere, and nothing is not lost', () => {
  expect(isLost(logo(dark, dark, dark), '#15181c')).toBe(false);
  expect(isLost(logo(clear, clear), '#15181c')).toBe(false);
});

test('a translucent background is judged as it is painted', () => {
  expect(groundOf('rgba(0, 0, 0, 0.5)')).toBe('#808080');
});
