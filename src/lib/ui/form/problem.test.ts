import { afterEach, describe, expect, test } from 'vitest';
import { conflict, invalid, malformed } from '../../errors.ts';
import { CallError } from '../../http/client.ts';
import { problemOf, refused, type Problem } from './problem.ts';
import { useToasts } from '../toast-store.ts';

const sent = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const typed = { intent: 'register', email: 'ada@', password: 'secret words', current: 'old', next: 'new' };
const problem = (failure: unknown, fieldOf?: (path: string) => string | null) => {
  const { data, init } = refused(failure, sent(typed), fieldOf);
  return { ...(data satisfies Problem), status: init?.status };
};

afterEach(() => {
  useToasts.setState({ toasts: [] });
});

describe('a form that was refused', () => {
  test('gets back why and what was typed, but no password', () => {
    expect(problem(malformed('No address.', { email: 'No address.' }))).toEqual({
      intent: 'register',
      code: 'malformed',
      error: 'No address.',
      fields: { email: 'No address.' },
      values: { intent: 'register', email: 'ada@' },
      status: 400,
    });
  });

  test('paths of the wire become the form’s own fields, or none', () => {
    const failure = invalid('No.', { 'addresses.3.postcode': 'Too long.', token: 'Used.' });
    const fieldOf = (path: string) => (path === 'token' ? null : (path.split('.').at(-1) ?? path));
    expect(problem(failure, fieldOf).fields).toEqual({ postcode: 'Too long.' });
  });

  test('keeps the status, and has one where nobody was reached', () => {
    expect(problem(conflict('Taken.')).status).toBe(409);
    expect(problem(new CallError(0, 'We couldn’t reach the site.')).status).toBe(503);
  });

  test('what is no refusal is thrown on', () => {
    const bug = new TypeError('x is not a function');
    expect(() => refused(bug, sent(typed))).toThrow(bug);
  });

  test('belongs to the form that was sent', () => {
    const { data } = refused(invalid('No.'), sent(typed));
    expect(problemOf(data, 'register')).toBe(data);
    for (const other of [undefined, null, { intent: 'register', done: 'Saved.' }])
      expect(problemOf(other, 'register')).toBeUndefined();
    expect(problemOf(data, 'sign-in')).toBeUndefined();
  });
});
