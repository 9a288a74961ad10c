/** Who can see the content of an entry. Everybody sees what lists show of it. */
export const accesses = ['everybody', 'signed-in'] as const;
export type Access = (typeof accesses)[number];
