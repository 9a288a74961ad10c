import type { Block } from '../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../lib/content/block-tree.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { isPart } from '../../public/lay-out.ts';
import { inSentence } from '../type-labels.ts';

interface Finding {
  /** The block; null for the layout as a whole. */
  blockId: string | null;
  says: string;
  serious: boolean;
}

/** What visitors would miss in a layout. */
export function layoutFindings(
  { fields, plural }: Pick<ContentType, 'fields' | 'plural'>,
  blocks: readonly Block[],
): Finding[] {
  const all = [...walkTree(blocks)].map(({ block }) => block);
  const of = (part: string) => all.filter((block) => isPart(block, part));
  const [content, ...again] = of('content');
  const found: Finding[] = [];
  if (!content)
    found.push({
      blockId: null,
      says: `The text of your ${inSentence(plural)} won’t be shown. Add the block “Entry content”.`,
      serious: true,
    });
  for (const { props } of again)
    found.push({
      blockId: props.id,
      says: 'The entry content is shown once, in its first place. Delete this block.',
      serious: false,
    });
  for (const { props } of of('comments').slice(1))
    found.push({
      blockId: props.id,
      says: 'Comments are shown once, in their first place. Delete this block.',
      serious: false,
    });
  for (const { props } of of('field')) {
    const key = typeof props['field'] === 'string' ? props['field'] : '';
    const field = fields.find((each) => each.key === key);
    if (field && !field.retired && field.shown) continue;
    const name = field?.label ?? key;
    found.push({
      blockId: props.id,
      says:
        key === ''
          ? 'Choose the field that this block shows.'
          : field && !field.retired
            ? `Visitors don’t see the field “${name}”, so this block shows nothing.`
            : `The field “${name}” no longer exists, so this block shows nothing. Choose another one.`,
      serious: key !== '',
    });
  }
  return found;
}
