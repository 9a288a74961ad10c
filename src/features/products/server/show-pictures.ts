import type { Picture, ShownPicture } from '../../../lib/content/pictures.ts';
import type { AltOf } from '../../files/server/index.ts';
import type { Product } from '../contract.ts';

/** Images in the library's current state; their own alt texts are kept. */
export function showPictures(
  products: Product[],
  found: ReadonlyMap<string, ShownPicture>,
  altOf: AltOf,
): Product[] {
  if (found.size === 0) return products;
  const show = (picture: Picture): ShownPicture => {
    const shown = picture.file ? found.get(picture.file) : undefined;
    return shown ? { ...shown, alt: altOf(picture, shown) } : picture;
  };
  return products.map((product) => ({
    ...product,
    images: product.images.map(show),
    variants: product.variants.map((variant) => ({
      ...variant,
      picture: variant.picture && show(variant.picture),
    })),
  }));
}
