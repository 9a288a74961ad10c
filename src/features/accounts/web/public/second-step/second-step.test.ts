import { expect, test } from 'vitest';
import { stepOf } from './second-step.tsx';

test('the form for the code is shown again only while a code can still be correct', () => {
  const again = (code: string) =>
    stepOf({ intent: 'second-step', error: '', fields: {}, values: { step: 'begun', ways: 'code' }, code });
  expect([again('unauthenticated'), again('step-expired')]).toEqual([
    { token: 'begun', ways: ['code'] },
    undefined,
  ]);
});
