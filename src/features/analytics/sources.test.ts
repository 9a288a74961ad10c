import { expect, test } from 'vitest';
import { countedPath } from './counted-path.ts';
import { sourceOf } from './sources.ts';

const own = (host: string) => host === 'clay.test';
const of = (referrer: string, url = '/') => sourceOf(referrer, url, own);

test('known services are told by name and kind, in every country', () => {
  expect(of('https://www.google.co.uk/')).toMatchObject({ channel: 'search', source: 'Google' });
  expect(of('https://www.google.de/search?q=secret')).toMatchObject({
    channel: 'search',
    referrer: 'google.de/search',
  });
  expect(of('https://l.instagram.com/?u=1')).toMatchObject({ channel: 'social', source: 'Instagram' });
  expect(of('https://mail.google.com/mail/u/0/')).toMatchObject({ channel: 'mail', source: 'Gmail' });
  expect(of('https://t.co/abc')).toMatchObject({ channel: 'social', source: 'X' });
  expect(of('https://notgoogle.example/')).toMatchObject({ channel: 'link', source: 'notgoogle.example' });
});

test('the site itself leads nobody here, nor does what is no address', () => {
  for (const referrer of [
    '',
    'https://clay.test/about',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '<script>',
    'x'.repeat(5000),
  ])
    expect(of(referrer), referrer.slice(0, 40)).toMatchObject({
      channel: 'direct',
      source: '',
      referrer: '',
    });
});

test('campaigns say what they are, in words that are cut and cleaned', () => {
  expect(of('', '/sale?utm_source=Letter&utm_medium=Email&utm_campaign=Spring')).toEqual({
    channel: 'mail',
    source: 'letter',
    referrer: '',
    campaign: 'Spring',
    medium: 'email',
    origin: 'letter',
  });
  const forged = of('', `/?utm_campaign=${`${encodeURIComponent('<script>\u0000\n')}%ED%A0%80`.repeat(50)}`);
  expect(forged.channel).toBe('campaign');
  expect(forged.campaign).not.toMatch(/[<>\n]|\p{C}/u);
  expect(forged.campaign.length).toBeLessThanOrEqual(100);
  expect(of('', '/?ref=friends.example')).toMatchObject({ channel: 'link', source: 'friends.example' });
});

test('paths are counted without what is private, and as a browser would send them', () => {
  expect(countedPath('/about?x=1#y')).toBe('/about');
  expect(countedPath('/about/')).toBe('/about');
  expect(countedPath('/')).toBe('/');
  expect(countedPath('//evil.test/x')).toBe('/evil.test/x');
  expect(countedPath('/<script>alert(1)</script>')).toBe('/%3Cscript%3Ealert(1)%3C/script%3E');
  expect(countedPath('/account/order/0198a000-0000-7000-8000-000000000000')).toBe('/account/order');
  expect(countedPath('/booking/0198a000-0000-7000-8000-000000000000')).toBe('/booking');
  expect(countedPath('/de/account/order/0198a000-0000-7000-8000-000000000000')).toBe('/de/account/order');
  expect(countedPath('/de/booking/0198a000-0000-7000-8000-000000000000')).toBe('/de/booking');
  expect(countedPath('/de/account/reset')).toBeNull();
  expect(countedPath('/order/cart')).toBe('/order/cart');
  expect(countedPath(`/${'a'.repeat(900)}`)?.length).toBe(200);
  for (const path of [
    '/admin',
    '/admin/pages',
    '/preview/secret',
    '/newsletter/confirm',
    'about',
    '/api/x',
    '/404',
  ])
    expect(countedPath(path), path).toBeNull();
});
