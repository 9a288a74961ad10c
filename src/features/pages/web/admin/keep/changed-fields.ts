import type { Block, BlockKind, Field } from '../../../../../lib/content/block-kind.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../lib/content/rich-text.ts';
import { onWidthsOf, widthGroups } from '../../../../../lib/content/widths.ts';
import { stylingInWords } from '../edit/styling-labels.ts';
import { hiddenInWords } from '../edit/blocks/width-labels.ts';
import { canonical } from './same.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { changesAdmin } from '../../../messages/admin-changes/area.ts';

function wordsOf(field: Field, value: unknown): string {
  const words = messagesNow(changesAdmin);
  if (field.kind === 'richText') return value ? plainText(value as RichText) : '';
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  if (field.kind === 'toggle') return value === true ? words.yes : words.no;
  if (field.kind === 'picture') {
    const picture = value as { src: string; alt: string } | null | undefined;
    return picture ? `${picture.alt} (${picture.src})` : '';
  }
  if (field.kind === 'list' && Array.isArray(value))
    return value
      .map((entry: Record<string, unknown>) =>
        Object.entries(field.fields)
          .map(([name, inner]) => wordsOf(inner, entry[name]))
          .filter(Boolean)
          .join(', '),
      )
      .join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** “hidden on phones; start on tablets”. */
function widthsInWords(block: Block): string {
  const words = messagesNow(changesAdmin);
  const { hiddenOn = [], alignOn = {} } = onWidthsOf(block);
  const sides = widthGroups.flatMap((group) =>
    alignOn[group] ? [words.alignedOn({ side: alignOn[group], group })] : [],
  );
  return [hiddenInWords(hiddenOn), ...sides].filter(Boolean).join('; ');
}

/** The text of a block in the fields in which it differs from the other; in all fields if there is no other. */
export function changedFields(
  kind: BlockKind | undefined,
  block: Block,
  other: Block | null,
): { label: string; words: string }[] {
  const words = messagesNow(changesAdmin);
  const widths = widthsInWords(block);
  const fields = Object.entries(kind?.fields ?? {})
    .filter(([name]) => !other || canonical(block.props[name]) !== canonical(other.props[name]))
    .map(([name, field]) => ({ label: field.label, words: wordsOf(field, block.props[name]) }));
  const styling = stylingInWords(block);
  if (styling !== (other ? stylingInWords(other) : '')) fields.push({ label: words.style, words: styling });
  const isOther = !other || widths !== widthsInWords(other);
  return isOther && (widths || other)
    ? [...fields, { label: words.onDifferentScreens, words: widths }]
    : fields;
}
