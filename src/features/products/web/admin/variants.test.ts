import { expect, test } from 'vitest';
import { emptyDraft, type ProductDraft } from './product-draft.ts';
import { variantsFor } from './variants.ts';

const sizes = { name: 'Size', values: ['Small', 'Large'] };
const glazes = { name: 'Glaze', values: ['Ash', 'Oyster'] };
const plain: ProductDraft = { ...emptyDraft, price: 20, sku: 'A', stock: 5, seen: 5 };
const names = (draft: ProductDraft) => draft.variants.map(({ options }) => options.join(' / '));
const withOptions = (draft: ProductDraft, ...options: ProductDraft['options']): ProductDraft => ({
  ...draft,
  options,
  variants: variantsFor(draft, options),
});

test('options make variants; the first begins as the product was', () => {
  expect(withOptions(plain, sizes).variants).toEqual([
    { options: ['Small'], price: 20, sku: 'A', stock: 5 },
    { options: ['Large'], price: 20, sku: '', stock: '' },
  ]);
});

test('another option, and one less, pass on what there was, each once', () => {
  const made = withOptions(plain, sizes, glazes);
  expect(names(made)).toEqual(['Small / Ash', 'Small / Oyster', 'Large / Ash', 'Large / Oyster']);
  const known = { ...made, variants: made.variants.map((variant, at) => ({ ...variant, _id: String(at) })) };
  expect(withOptions(known, sizes).variants.map(({ _id }) => _id)).toEqual(['0', '2']);
  const back = withOptions(withOptions(known, sizes), sizes, glazes);
  expect(back.variants.map(({ _id }) => _id)).toEqual(['0', undefined, '2', undefined]);
});

test('a variant that was taken out stays out', () => {
  const made = withOptions(plain, sizes, glazes);
  const fewer = { ...made, variants: made.variants.slice(1) };
  const more = { ...glazes, values: [...glazes.values, 'Tenmoku'] };
  expect(names(withOptions(fewer, sizes, more))).toEqual([
    'Small / Oyster',
    'Small / Tenmoku',
    'Large / Ash',
    'Large / Oyster',
    'Large / Tenmoku',
  ]);
});

test('too many change nothing', () => {
  const many = { name: 'Number', values: Array.from({ length: 100 }, (_, number) => String(number)) };
  const made = withOptions(plain, sizes);
  expect(variantsFor(made, [sizes, glazes, many, many])).toBe(made.variants);
});
