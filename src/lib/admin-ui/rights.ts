import { type Access, allows, allRights, type Area, type Rights } from '../http/areas.ts';

let known: Rights | undefined;

/** What the server wrote into the admin's document when it was loaded. The server asks again at each call. */
function mine(): Rights {
  const written = document.getElementById('root')?.dataset['rights'];
  known ??= written ? (JSON.parse(written) as Rights) : allRights;
  return known;
}

/** Whether the role of the person who is signed in reaches this far. */
export const may = (area: Area, access: Access = 'read'): boolean => allows(mine(), area, access);
