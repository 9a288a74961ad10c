import { type Access, allows, areas, type Area, mostOfKeys, type Rights } from '../../lib/http/areas.ts';

/** The scopes that a key can have. Whether it publishes follows from who made it. */
export const keyAreas = areas.filter((area) => area in mostOfKeys && area !== 'publish');

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

/** What a key does at this moment: with approval pending for its maker, it publishes nothing either. */
export const actingRights = (chosen: Rights, maker: Rights): Rights => ({
  ...keyRights(chosen, maker),
  ...(maker.publish ? { publish: maker.publish } : {}),
});

/** Scopes that no key may have. */
export const tooMuch = (chosen: Rights): Area[] =>
  areas.filter((area) => chosen[area] && !allows(mostOfKeys, area, chosen[area]));
