import { fileUses as audioUses } from '../../features/audio/server/index.ts';
import type { FindUses } from '../../features/files/server/index.ts';
import { fileUses as pageUses } from '../../features/pages/server/index.ts';
import { fileUses as productUses } from '../../features/products/server/index.ts';
import { isInBrand } from '../../features/websites/server/index.ts';

const brandUses: FindUses = async (tx, fileId) =>
  (await isInBrand(tx, fileId))
    ? [{ what: 'Branding', label: 'Logo and look', href: '/admin/settings/branding' }]
    : [];

/** Every feature that shows or sells files lists where it uses them. */
const finders: readonly FindUses[] = [brandUses, productUses, audioUses, pageUses];

/** Enough to show what a file is needed for. */
const MOST = 500;

/** One after the other, because they share the transaction. */
export const findFileUses: FindUses = async (tx, fileId) => {
  const uses = [];
  for (const find of finders) uses.push(...(await find(tx, fileId)));
  return uses.slice(0, MOST);
};
