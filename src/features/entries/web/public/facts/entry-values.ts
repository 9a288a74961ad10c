import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { RichText, RichTextBlock, RichTextItem } from '../../../../../lib/content/rich-text.ts';
import { amountDigits } from '../../../../../lib/values/money.ts';
import type { ShownEntry } from '../../../entry-shapes.ts';
import type { FieldKind } from '../../../field-kinds.ts';
import type { Place } from '../../../field-values.ts';

/** An object of schema.org. */
export type Fact = Record<string, unknown>;

/** What visitors see in the fields of an entry. */
export const valuesOf = ({ values }: Pick<ShownEntry, 'values'>) => ({
  /** The value of the first field of a kind. */
  first: <T>(kind: FieldKind) => values.find((each) => each.kind === kind)?.value as T | undefined,
  /** The value of a field that the ready type has, unless its owner made it another kind. */
  at: <T>(key: string, kind: FieldKind) =>
    values.find((each) => each.key === key && each.kind === kind)?.value as T | undefined,
});

export const placeFacts = ({ name, address }: Place): Fact => ({
  '@type': 'Place',
  name,
  address: address || name,
});

export const offer = (price: number, currency: string): Fact => ({
  '@type': 'Offer',
  price: amountDigits(price, currency),
  priceCurrency: currency,
});

/** The text of each paragraph and of each item of a list. */
export function linesOf(doc: RichText | undefined): string[] {
  const lines = (node: RichTextBlock | RichTextItem): string[] => {
    switch (node.type) {
      case 'bulletList':
      case 'orderedList':
      case 'listItem':
      case 'blockquote':
        return node.content.flatMap(lines);
      case 'horizontalRule':
        return [];
      default:
        return [plainText({ type: 'doc', content: [node] })];
    }
  };
  return (doc?.content ?? []).flatMap(lines).filter((line) => line !== '');
}
