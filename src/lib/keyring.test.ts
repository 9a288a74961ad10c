import { expect, test } from 'vitest';
import { isKey, isSealed, newKey, openKeyring, SealError } from './keyring.ts';

const [old, fresh] = [newKey(), newKey()];
const place = 'code_apps/site/account';

test('a sealed value is read with its key, in its place, and only as it was written', () => {
  const keyring = openKeyring([old]);
  const sealed = keyring.seal('JBSWY3DPEHPK3PXP', place);
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain('JBSW');
  expect(keyring.seal('JBSWY3DPEHPK3PXP', place)).not.toBe(sealed);
  expect(keyring.open(sealed, place)).toBe('JBSWY3DPEHPK3PXP');
  // Fails without associated data: a value copied to another account would open there.
  expect(() => keyring.open(sealed, 'code_apps/site/another')).toThrow(SealError);
  const swapped = sealed.endsWith('A') ? 'B' : 'A';
  for (const bad of [sealed.slice(0, -4) + swapped.repeat(4), sealed.slice(0, 30), 'JBSWY3DPEHPK3PXP', ''])
    expect(() => keyring.open(bad, place), bad).toThrow(SealError);
});

test('an older key still opens, and the newest one seals', () => {
  const sealed = openKeyring([old]).seal('text', place);
  const both = openKeyring([fresh, old]);
  expect(both.open(sealed, place)).toBe('text');
  expect(openKeyring([fresh]).open(both.seal('text', place), place)).toBe('text');
  expect(() => openKeyring([fresh]).open(sealed, place)).toThrow(SealError);
});

test.each(['', 'short', `${'A'.repeat(42)}!`, 'A'.repeat(44), newKey().slice(0, 30)])(
  '%j is no key',
  (text) => {
    expect(isKey(text)).toBe(false);
  },
);
