import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { countryReader } from './visitor-country.ts';

const from = (remoteAddress: string, country: string | string[]) =>
  ({ socket: { remoteAddress }, headers: { 'cf-ipcountry': country } }) as unknown as IncomingMessage;
const reader = (trusted: string[], header?: string) => countryReader(header, clientAddress(trusted));

test('a country counts only in the named header and from a trusted proxy', () => {
  const read = reader(['10.0.0.0/8'], 'cf-ipcountry');
  expect(read(from('10.1.2.3', 'NZ'))).toBe('NZ');
  expect(read(from('::ffff:10.1.2.3', 'NZ'))).toBe('NZ');
  expect(read(from('203.0.113.5', 'NZ'))).toBe('');
  expect(reader([], 'cf-ipcountry')(from('10.1.2.3', 'NZ'))).toBe('');
  expect(reader(['10.0.0.0/8'])(from('10.1.2.3', 'NZ'))).toBe('');
  for (const odd of ['nz', 'NZL', '', 'N\u0000', ['NZ', 'DE']]) expect(read(from('10.1.2.3', odd))).toBe('');
});
