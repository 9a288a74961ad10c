import type { Actor } from '../../../../lib/http/requests/request-context.ts';
import type { Access } from '../../access.ts';

/**
 * Whether somebody may see the content of an entry: the one place that decides. Staff of the site are signed in; an API key is a
 * visitor. What all visitors share is made for nobody.
 */
export function mayRead({ access }: { access: Access }, by: Pick<Actor, 'key'> | null): boolean {
  switch (access) {
    case 'everybody':
      return true;
    case 'signed-in':
      return by !== null && !by.key;
    default:
      // Another release may know more.
      return false;
  }
}
