import {
  type Block,
  type BlockKinds,
  type Field,
  isBlockList,
} from '../../../../../lib/content/block-kind.ts';
import type { Picture } from '../../../../../lib/content/pictures.ts';
import { SAVED_SECTION } from '../../../section-refs.ts';

/** Images of this site by the ids of those of the other. */
export type Copies = ReadonlyMap<string, Picture>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Addresses that lead to the same place from every site. */
const leadsOut = (address: string) => address === '/' || /^(?:https?|mailto|tel):/i.test(address);

const pictureElsewhere = (value: unknown, copies: Copies): Picture | null => {
  if (!isObject(value)) return null;
  const { file, src, alt, at, zoom } = value as Partial<Picture>;
  if (typeof file !== 'string') return /^https:/i.test(src ?? '') ? (value as unknown as Picture) : null;
  const copy = copies.get(file);
  return copy
    ? {
        ...copy,
        alt: alt ?? copy.alt,
        ...(at === undefined ? {} : { at }),
        ...(zoom === undefined ? {} : { zoom }),
      }
    : null;
};

/** Rich text keeps its words; links within the other site go. */
function richTextElsewhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(richTextElsewhere);
  if (!isObject(value)) return value;
  const marks = value['marks'];
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, richTextElsewhere(inner)])),
    ...(Array.isArray(marks)
      ? {
          marks: marks.filter(
            (mark: { type?: unknown; attrs?: { href?: string } }) =>
              mark.type !== 'link' || leadsOut(mark.attrs?.href ?? ''),
          ),
        }
      : {}),
  };
}

function valueElsewhere(field: Field | undefined, value: unknown, copies: Copies): unknown {
  switch (field?.kind) {
    case 'picture':
      return pictureElsewhere(value, copies);
    case 'reference':
      return null;
    case 'control':
      return field.none;
    case 'link':
      return typeof value === 'string' && leadsOut(value) ? value : '';
    case 'richText':
      return richTextElsewhere(value);
    case 'list':
      return Array.isArray(value)
        ? value.map((entry: unknown) =>
            isObject(entry) ? propsElsewhere(field.fields, entry, copies) : entry,
          )
        : value;
    default:
      // Such as the address of a video of the other site's library.
      return typeof value === 'string' && value.startsWith('/files/') ? '' : value;
  }
}

const propsElsewhere = (
  fields: Readonly<Record<string, Field>>,
  props: Readonly<Record<string, unknown>>,
  copies: Copies,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, valueElsewhere(fields[name], value, copies)]),
  );

/**
 * Blocks of one site as another may have them: with copies of their images, and without links to its pages and files, and
 * references to its records. Blocks of unknown kinds, of layouts, and reusable sections are left out.
 */
export function blocksElsewhere(blocks: readonly Block[], kinds: BlockKinds, copies: Copies): Block[] {
  return blocks.flatMap(({ type, props: { id, ...props } }): Block[] => {
    const kind = kinds.get(type);
    if (!kind || kind.group === 'entry' || type === SAVED_SECTION) return [];
    const slots = kind.slots.map((name): [string, Block[]] => {
      const list = props[name];
      return [name, isBlockList(list) ? blocksElsewhere(list, kinds, copies) : []];
    });
    return [
      { type, props: { ...propsElsewhere(kind.fields, props, copies), ...Object.fromEntries(slots), id } },
    ];
  });
}

/** The ids of library images in blocks. */
export function picturesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) picturesIn(each, found);
  else if (isObject(value)) {
    if (typeof value['file'] === 'string' && typeof value['src'] === 'string') found.add(value['file']);
    for (const each of Object.values(value)) picturesIn(each, found);
  }
  return found;
}
