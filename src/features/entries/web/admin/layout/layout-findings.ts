import type { Block } from '../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../lib/content/block-tree.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { isPart } from '../../public/lay-out.ts';
import { inSentence } from '../type-labels.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

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
  const words = messagesNow(entryTypesAdmin);
  const all = [...walkTree(blocks)].map(({ block }) => block);
  const of = (part: string) => all.filter((block) => isPart(block, part));
  const [content, ...again] = of('content');
  const found: Finding[] = [];
  if (!content)
    found.push({
      blockId: null,
      says: words.theTextOfYourWont({ plural: inSentence(plural) }),
      serious: true,
    });
  for (const { props } of again)
    found.push({
      blockId: props.id,
      says: words.theEntryContentIsShown,
      serious: false,
    });
  for (const { props } of of('comments').slice(1))
    found.push({
      blockId: props.id,
      says: words.commentsAreShownOnceIn,
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
          ? words.chooseTheFieldThatThis
          : field && !field.retired
            ? words.visitorsDontSeeTheField({ name })
            : words.theFieldNoLongerExists({ name }),
      serious: key !== '',
    });
  }
  return found;
}
