import { type Access, allows, allRights, type Area, type Rights } from '../http/areas.ts';

let known: Rights | undefined;

/** Permissions that the server wrote into the admin's document. The server checks again on each call. */
function mine(): Rights {
  const written = document.getElementById('root')?.dataset['rights'];
  known ??= written ? (JSON.parse(written) as Rights) : allRights;
  return known;
}

/** Whether the signed-in person's role has this permission. */
export const may = (area: Area, access: Access = 'read'): boolean => allows(mine(), area, access);
