import { allRights, areas, noRights, type Area, type Rights, rightsFor } from '../../lib/http/areas.ts';

/** Roles of staff; a customer has none. */
export const roles = ['owner', 'manager', 'editor', 'contributor', 'translator', 'orders'] as const;
export type Role = (typeof roles)[number];

const ownersOnly: readonly Area[] = ['money', 'domains', 'people', 'keys', 'export', 'site'];

/** From the columns of an account. */
export const roleOf = ({ owner, role }: { owner: boolean; role: string | null }): Role | null =>
  owner ? 'owner' : (roles.find((known) => known === role) ?? null);

/** The only table of what a role may do. Anything that is not listed is not allowed. */
export const rightsOf: Readonly<Record<Role, Rights>> = {
  owner: allRights,
  manager: {
    ...rightsFor(
      // Originals are read where they are edited.
      areas.filter((area) => !ownersOnly.includes(area) && area !== 'texts'),
      'write',
    ),
    money: 'read',
  },
  editor: {
    ...rightsFor(['pages', 'publish', 'translations', 'files', 'audio', 'forms', 'brand'], 'write'),
    ...rightsFor(['products', 'services', 'settings', 'analytics'], 'read'),
  },
  contributor: {
    ...rightsFor(['pages', 'translations', 'files'], 'write'),
    ...rightsFor(
      ['publish', 'audio', 'forms', 'brand', 'products', 'services', 'settings', 'analytics'],
      'read',
    ),
  },
  translator: { translations: 'write', texts: 'read' },
  orders: {
    ...rightsFor(['orders', 'bookings', 'messages'], 'write'),
    ...rightsFor(['products', 'services', 'forms', 'customers', 'settings'], 'read'),
  },
};

/** @param role as stored with the account; `null` for customers */
export const rightsOfRole = (role: Role | null): Rights => (role ? rightsOf[role] : noRights);
