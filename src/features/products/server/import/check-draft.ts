import { fileIdIn } from '../../../../lib/content/pictures.ts';
import type { z } from 'zod';
import { said } from '../../../../lib/http/replies/said.ts';
import { issueSentence } from '../../../../lib/issue-sentence.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { productChange } from '../../product-shapes.ts';
import type { ImportProblem } from '../../import-contract.ts';
import type { Draft } from './draft.ts';
import type { KnownProduct } from './known-queries.ts';
import { externalAddress } from './external-pictures.ts';
import { staffWords } from '../staff-words.ts';

/** A valid product. JSON, in the row where it waits. */
export interface CheckedProduct {
  fields: z.output<typeof productChange>;
  collections?: string[];
  archived?: boolean;
  /** Addresses of pictures to fetch before it is saved; its fields contain them like any others. Rows of imports are stored with this name. */
  outside?: string[];
}

/** Columns of the file by our field name, if it differs. */
const columnOf: Readonly<Record<string, string>> = {
  compareAt: 'compare at',
  taxClass: 'tax class',
  shippingClass: 'shipping class',
  lowStock: 'low stock',
  publishAt: 'publish at',
  images: 'pictures',
  variantLabel: 'variant',
};

interface Surroundings {
  known: KnownProduct | undefined;
  files: ReadonlySet<string>;
}

/** Images of this site's library, those that the product already has, and those that can be fetched. */
function picturesOf(draft: Draft, { known, files }: Surroundings, notes: Set<string>) {
  const had = new Map(
    [...(known?.pictures ?? []), ...(known?.variant_pictures ?? [])].map((one) => [one.src, one]),
  );
  const external = new Set<string>();
  let left = 0;
  const take = ({ src, alt }: { src: string; alt: string }): Picture | null => {
    const same = had.get(src);
    if (same) return { ...same, alt };
    const file = fileIdIn(src);
    if (file && files.has(file)) return { src, alt, file };
    const address = externalAddress(src);
    if (address === null) left += 1;
    else external.add(address);
    return address === null ? null : { src: address, alt };
  };
  const images = draft.pictures?.flatMap((each) => take(each) ?? []);
  const variants = draft.variants?.map(({ fields }) => {
    const { picture, ...rest } = fields;
    if (picture === undefined) return rest;
    return { ...rest, picture: picture === null ? null : take(picture as { src: string; alt: string }) };
  });
  const hosts = [...new Set([...external].map((address) => new URL(address).host))];
  if (external.size > 0)
    notes.add(staffWords().imagesDownloaded({ count: external.size, hosts: hosts.slice(0, 3).join(', ') }));
  if (left > 0) notes.add(staffWords().imagesSkipped({ count: left }));
  return { images, variants, outside: [...external] };
}

/** Validates a product from the file: what will be saved, or its errors. */
export function checkDraft(draft: Draft, around: Surroundings) {
  const notes = new Set(draft.notes);
  const problems: ImportProblem[] = [...draft.problems];
  const { images, variants, outside } = picturesOf(draft, around, notes);
  const files = draft.files?.filter(
    ({ file }) => around.files.has(file) || around.known?.files.includes(file),
  );
  if (files && draft.files && files.length < draft.files.length) notes.add(staffWords().fileSkipped);
  const read = productChange.safeParse({
    ...draft.fields,
    ...(images ? { images } : {}),
    ...(variants ? { variants } : {}),
    ...(files ? { files } : {}),
  });
  for (const issue of read.error?.issues ?? []) {
    const [field, at, inner] = issue.path;
    const ofVariant = field === 'variants' && typeof at === 'number';
    const name = String(ofVariant && inner !== undefined ? inner : (field ?? ''));
    problems.push({
      line: (ofVariant ? draft.variants?.[at]?.line : undefined) ?? draft.line,
      column: columnOf[name] ?? name,
      sentence: said(issueSentence(issue)),
    });
  }
  const { known } = around;
  if (!known && draft.fields['label'] === undefined && !problems.some(({ column }) => column === 'label'))
    problems.push({ line: draft.line, column: 'label', sentence: said('This is missing.') });
  if (
    !known &&
    draft.fields['price'] === undefined &&
    !problems.some(({ column }) => column.includes('price'))
  )
    problems.push({ line: draft.line, column: 'price', sentence: said('This is missing.') });
  if (!read.success || problems.length > 0)
    return { what: 'wrong' as const, product: { fields: draft.fields }, problems, notes: [...notes] };
  const product: CheckedProduct = {
    fields: read.data,
    ...(draft.collections ? { collections: draft.collections } : {}),
    ...(draft.archived === undefined ? {} : { archived: draft.archived }),
    ...(outside.length > 0 ? { outside } : {}),
  };
  return { what: known ? ('change' as const) : ('new' as const), product, problems, notes: [...notes] };
}
