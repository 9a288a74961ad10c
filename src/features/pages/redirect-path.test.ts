import { expect, test } from 'vitest';
import { redirectPath, typedPath } from './redirect-path.ts';

test.each([
  ['/Old-Page.html', '/old-page.html'],
  ['old-page/', '/old-page'],
  ['https://www.former.test/2019/05/Post/?p=3#top', '/2019/05/post?p=3'],
  ['/caf%C3%A9', '/café'],
  ['/', '/'],
  ['https://former.test', '/'],
])('%s is compared as %s', (typed, path) => expect(typedPath(typed)).toBe(path));

test.each(['/a%00b', '/%zz', `/${'x'.repeat(600)}`, '//evil.test/%5c'])('%s is no path', (typed) =>
  expect([null, '/evil.test']).toContain(typedPath(typed)),
);

test('an address that names another host is none of the site', () => {
  expect(redirectPath('//evil.test')).toBeNull();
  expect(redirectPath('/a\\b')).toBeNull();
});
