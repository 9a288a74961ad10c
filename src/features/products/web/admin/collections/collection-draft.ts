import { type Picture, keptPicture } from '../../../../../lib/content/pictures.ts';
import type { Collection, CollectionSort } from '../../../contract.ts';

export interface CollectionDraft {
  label: string;
  slug: string;
  description: string;
  picture: Picture | null;
  sort: CollectionSort;
  products: readonly string[];
}

export const collectionDraft = (stored: Collection | null, products: readonly string[]): CollectionDraft => ({
  label: stored?.label ?? '',
  slug: stored?.slug ?? '',
  description: stored?.description ?? '',
  picture: stored?.picture ? keptPicture(stored.picture) : null,
  sort: stored?.sort ?? 'manual',
  products,
});
