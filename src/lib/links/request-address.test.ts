import { expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

test.each([
  ['/blog?page=2', '/blog', '?page=2'],
  ['//08', '//08', ''],
  ['///evil.test/x', '///evil.test/x', ''],
  ['/http://x:99999/', '/http://x:99999/', ''],
  ['/@host:1/%', '/@host:1/%', ''],
])('%s is a path of the site', (asked, pathname, search) =>
  expect(requestAddress(asked)).toMatchObject({ host: 'site.invalid', pathname, search }),
);

test.each(['', '*', 'https://evil.test/', '08', ':99999/', '@evil.test/'])('%j is none', (asked) =>
  expect(requestAddress(asked)).toBeNull(),
);
