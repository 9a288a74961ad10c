import { type Access, allows, areas, type Area, mostOfKeys, type Rights } from '../../lib/http/areas.ts';

/** What a key can be given at all. */
export const keyAreas = areas.filter((area) => area in mostOfKeys);

const levels: readonly Access[] = ['write', 'read'];

/** What a key may do: what was chosen for it, as far as the person may do it who made it. */
export const keyRights = (chosen: Rights, maker: Rights): Rights =>
  Object.fromEntries(
    keyAreas.flatMap((area) => {
      const level = levels.find((access) =>
        [chosen, maker, mostOfKeys].every((rights) => allows(rights, area, access)),
      );
      return level ? [[area, level]] : [];
    }),
  );

/** Scopes beyond what any key may have. */
export const tooMuch = (chosen: Rights): Area[] =>
  areas.filter((area) => chosen[area] && !allows(mostOfKeys, area, chosen[area]));
