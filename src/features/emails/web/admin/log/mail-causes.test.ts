import { expect, test } from 'vitest';
import { en as answers } from '../../../messages/admin-answers/en.ts';
import { sayCause } from './mail-causes.ts';

test.each([
  ['550 5.1.1 <x@y.test>: Recipient address rejected: User unknown', /doesn’t exist/],
  ['550 No such user', /doesn’t exist/],
  ['connect ECONNREFUSED 127.0.0.1:25', /couldn’t reach/],
  ['Connection closed unexpectedly', /connection was lost/],
  ['535 5.7.8 Error: authentication failed', /user name or password/],
  ['552 5.2.2 Mailbox full', /mailbox is full/],
  ['452 4.2.2 The email account is over quota', /mailbox is full/],
  ['552 5.3.4 Message size exceeds fixed limit', /too large/],
  ['550 5.2.1 The email account is disabled', /been closed/],
  ['450 4.7.1 Greylisted, try again later', /asked us to wait/],
  ['451 4.3.0 Temporary lookup failure', /asked us to wait/],
  ['421 4.7.0 Too many connections', /busy/],
  ['554 5.7.1 Message blocked as spam', /marked it as spam/],
  ['550 5.7.26 Unauthenticated mail: SPF did not pass', /doesn’t trust/],
  ['getaddrinfo ENOTFOUND smtp.exmaple.test', /name wasn’t found/],
  ['Socket timeout', /in time/],
  ['The operation was aborted due to timeout', /in time/],
  ['550 Administrative prohibition', /refused/],
  [answers.expired, /expired/],
  [answers.unsubscribed, /has unsubscribed/],
  [answers.notAnAddress, /isn’t a valid email address/],
  [answers.noServer, /No email server is set up/],
  [answers.tooSlow, /in time/],
  ['xyzzy', /couldn’t be delivered/],
])('says in plain words what “%s” means', (answer, words) => {
  expect(sayCause(answer)).toMatch(words);
});

test('says nothing where nobody answered', () => {
  expect(sayCause(' ')).toBeNull();
});
