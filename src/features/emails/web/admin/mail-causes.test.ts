import { expect, test } from 'vitest';
import { sayCause } from './mail-causes.ts';

test.each([
  ['550 5.1.1 <x@y.test>: Recipient address rejected: User unknown', /no mailbox/],
  ['connect ECONNREFUSED 127.0.0.1:25', /cannot be reached/],
  ['535 5.7.8 Error: authentication failed', /user name or password/],
  ['552 5.2.2 Mailbox full', /mailbox is full/],
  ['450 4.7.1 Greylisted, try again later', /asked to wait/],
  ['554 5.7.1 Message blocked as spam', /unwanted/],
  ['getaddrinfo ENOTFOUND smtp.exmaple.test', /name is not known/],
  ['550 Administrative prohibition', /refused/],
  ['xyzzy', /could not be delivered/],
])('says in plain words what “%s” means', (answer, words) => {
  expect(sayCause(answer)).toMatch(words);
});

test('says nothing where nobody answered', () => {
  expect(sayCause(' ')).toBeNull();
});
