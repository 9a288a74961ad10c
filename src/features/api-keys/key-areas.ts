import { type Access, allows, areas, type Area, mostOfKeys, type Rights } from '../../lib/http/areas.ts';

/** The most that any key can have. */
export const keyAreas = areas.filter((area) => area in mostOfKeys);

const levels: readonly Access[] = ['write', 'read'];

/** A key's permissions: what was chosen for it, limited by its creator's permissions. */
export const keyRights = (chosen: Rights, maker: Rights): Rights =>
  Object.fromEntries(
    keyAreas.flatMap((area) => {
      const level = levels.find((access) =>
        [chosen, maker, mostOfKeys].every((rights) => allows(rights, area, access)),
      );
      return level ? [[area, level]] : [];
    }),
  );

/** Scopes that no key may have. */
export const tooMuch = (chosen: Rights): Area[] =>
  areas.filter((area) => chosen[area] && !allows(mostOfKeys, area, chosen[area]));
