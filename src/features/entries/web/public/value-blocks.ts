import type { Block } from '../../../../lib/content/block-kind.ts';
import type { ShownPicture } from '../../../../lib/content/pictures.ts';
import type { ShownValue } from '../../entry-shapes.ts';

/** The block that shows a value as on any page; `null` for values that no block shows. */
export function blockOfValue({ key, kind, value }: Pick<ShownValue, 'key' | 'kind' | 'value'>): Block | null {
  const id = `value-${key}`;
  switch (kind) {
    case 'gallery':
      return {
        type: 'gallery',
        props: {
          id,
          items: (value as ShownPicture[]).map((picture) => ({ picture, caption: '' })),
          layout: 'grid',
          size: 'medium',
          ratio: 'square',
          large: true,
        },
      };
    case 'file':
      return {
        type: 'downloadList',
        props: {
          id,
          items: [{ title: nameOfFile(String(value)), href: value, kind: '', size: '', text: '' }],
        },
      };
    case 'products': {
      const products = (value as string[]).map((product) => ({ product }));
      return {
        type: 'products',
        props: {
          id,
          title: '',
          text: '',
          show: 'chosen',
          collection: null,
          tag: '',
          products,
          count: products.length,
          columns: 3,
          more: '',
        },
      };
    }
    case 'services':
      return {
        type: 'serviceList',
        props: { id, title: '', text: '', services: (value as string[]).map((service) => ({ service })) },
      };
    default:
      return null;
  }
}

const escapes = /(?:%[0-9a-f]{2})+/gi;

/** The name in the address of a file. */
export function nameOfFile(href: string): string {
  const name = href.slice(href.lastIndexOf('/') + 1);
  try {
    return name.replaceAll(escapes, decodeURIComponent);
  } catch {
    return name;
  }
}

/** The blocks that show values of an entry. */
export const blocksOfValues = (values: readonly ShownValue[]): Block[] =>
  values.flatMap((value) => blockOfValue(value) ?? []);
