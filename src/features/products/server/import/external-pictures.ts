import type { Picture } from '../../../../lib/content/pictures.ts';
import { safeSource } from '../../../../lib/links/safe-href.ts';
import type { CheckedProduct } from './check-draft.ts';

/** A picture's address for fetching; `null` if it is not an absolute address. */
export function externalAddress(src: string): string | null {
  // Protocol-relative, as some shops write it.
  const address = safeSource(src.startsWith('//') ? `https:${src}` : src);
  return address && URL.canParse(address) ? address : null;
}

/**
 * The product after one of its pictures was fetched, or failed.
 * @param file the library's; `null` removes the picture everywhere
 */
export function settlePicture(
  { outside = [], ...product }: CheckedProduct,
  address: string,
  file: { src: string; file: string } | null,
): CheckedProduct {
  const { images, variants } = product.fields;
  const settled = (picture: Picture): Picture | null => {
    if (picture.src !== address) return picture;
    return file && { ...picture, ...file };
  };
  const rest = outside.filter((each) => each !== address);
  return {
    ...product,
    fields: {
      ...product.fields,
      ...(images ? { images: images.flatMap((picture) => settled(picture) ?? []) } : {}),
      ...(variants
        ? {
            variants: variants.map((variant) =>
              variant.picture ? { ...variant, picture: settled(variant.picture) } : variant,
            ),
          }
        : {}),
    },
    ...(rest.length > 0 ? { outside: rest } : {}),
  };
}
