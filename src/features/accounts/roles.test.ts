import { expect, test } from 'vitest';
import { allows, type Area, areas } from '../../lib/http/areas.ts';
import { roleOf, type Role, rightsOf, rightsOfRole, roles } from './roles.ts';

const of = (role: Role, access: 'read' | 'write'): Area[] =>
  areas.filter((area) => allows(rightsOf[role], area, access));
const without = (...missing: Area[]) => areas.filter((area) => !missing.includes(area));

test('each role reaches what its name says, and nothing further', () => {
  const ownersOnly: Area[] = ['domains', 'people', 'keys', 'export', 'site'];
  expect(of('owner', 'write')).toEqual(areas);
  expect(of('manager', 'write')).toEqual(without('texts', 'money', ...ownersOnly));
  expect(of('manager', 'read')).toEqual(without('texts', ...ownersOnly));
  expect(of('editor', 'write')).toEqual([
    'pages',
    'publish',
    'translations',
    'files',
    'audio',
    'forms',
    'brand',
  ]);
  expect(of('editor', 'read')).toEqual([
    ...of('editor', 'write'),
    'products',
    'services',
    'settings',
    'analytics',
  ]);
  // Whatever else a contributor may write reaches nobody before it is published.
  expect(of('contributor', 'write')).toEqual(['pages', 'translations', 'files']);
  expect(of('contributor', 'read')).toEqual(of('editor', 'read'));
  expect(of('translator', 'write')).toEqual(['translations']);
  expect(of('translator', 'read')).toEqual(['translations', 'texts']);
  expect(of('orders', 'write')).toEqual(['bookings', 'orders', 'messages']);
  expect(of('orders', 'read').toSorted()).toEqual(
    ['bookings', 'customers', 'forms', 'messages', 'orders', 'products', 'services', 'settings'].toSorted(),
  );
});

test('whoever may write may read, and customers may nothing', () => {
  for (const role of roles)
    for (const area of of(role, 'write')) expect(allows(rightsOf[role], area, 'read')).toBe(true);
  expect(areas.filter((area) => allows(rightsOfRole(null), area, 'read'))).toEqual([]);
});

test('an account is what its row says, and an unknown word is nobody', () => {
  expect(roleOf({ owner: true, role: null })).toBe('owner');
  expect(roleOf({ owner: false, role: 'editor' })).toBe('editor');
  expect(roleOf({ owner: false, role: null })).toBe(null);
  expect(roleOf({ owner: false, role: 'emperor' })).toBe(null);
});
