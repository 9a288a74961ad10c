import type { Brand } from '../../../lib/theme/brand.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Picture, ShownPicture } from '../../../lib/content/pictures.ts';

/** The current state of images, by the ids of their files; provided by the library, which this feature does not know. */
export type FindPictures = (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, ShownPicture>>;

/** How alt texts read in a language, from the library too. */
export type FindAltTexts = (
  tx: Tx,
  ids: readonly string[],
  language: Language,
) => Promise<(picture: Pick<Picture, 'alt'>, today: Pick<Picture, 'alt' | 'file'>) => string>;

/** A logo or icon whose file was replaced has a new address, which browsers must request. */
export async function freshBrand(tx: Tx, brand: Brand, find: FindPictures): Promise<Brand> {
  const ids = [brand.logo?.file, brand.icon?.file].filter((id) => id !== undefined);
  if (ids.length === 0) return brand;
  const known = await find(tx, ids);
  const fresh = (picture: Picture | null): Picture | null => {
    const shown = picture?.file === undefined ? undefined : known.get(picture.file);
    if (!picture || !shown) return picture;
    const { src, width, height } = shown;
    return { ...picture, src, width, height, alt: picture.alt || shown.alt };
  };
  return { ...brand, logo: fresh(brand.logo), icon: fresh(brand.icon) };
}
