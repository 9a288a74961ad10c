import type { Block } from '../../../../../lib/content/block-kind.ts';
import { findBlock, removeBlock, replaceProps, walkTree } from '../../../../../lib/content/block-tree.ts';
import {
  isHiddenEverywhere,
  onWidthsOf,
  type WidthGroup,
  widthGroups,
} from '../../../../../lib/content/widths.ts';
import { sectionOf } from '../../../section-refs.ts';
import type { Content } from '../edit/editor.ts';
import { hiddenInWords } from '../edit/blocks/width-labels.ts';
import type { Sections } from '../sections/place-section.ts';
import type { Finding } from './finding.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { healthAdmin } from '../../../messages/admin-health/area.ts';

const showEverywhere =
  (ids: readonly string[]) =>
  (content: Content): Content => ({
    ...content,
    blocks: ids.reduce((blocks, id) => {
      const block = findBlock(blocks, id)?.block;
      if (!block) return blocks;
      const { hiddenOn: _, ...props } = block.props;
      return replaceProps(blocks, id, props);
    }, content.blocks),
  });

export const hiddenFindings = (block: Block): Finding[] => {
  const words = messagesNow(healthAdmin);
  return isHiddenEverywhere(block)
    ? [
        {
          blockId: block.props.id,
          serious: false,
          says: words.aBlockIsHiddenOn,
          fix: { label: words.showIt, apply: showEverywhere([block.props.id]) },
        },
      ]
    : [];
};

/** A block with its containers, outermost first. */
function pathTo(blocks: readonly Block[], id: string): Block[] {
  const parents = new Map(
    [...walkTree(blocks)].map(({ block, place }) => [block.props.id, { block, place }]),
  );
  const path: Block[] = [];
  for (let at = parents.get(id); at; at = parents.get(at.place.parentId ?? '')) path.unshift(at.block);
  return path;
}

/** Reports a hidden page title, alone or with a container. */
export function hiddenTitle(
  { blocks }: Content,
  { block, at, within }: { block: Block; at: string; within: string | null },
): Finding[] {
  const words = messagesNow(healthAdmin);
  const around = [...pathTo(blocks, at), ...(within === null ? [] : [block])];
  const isHidden = (group: WidthGroup) => around.some((each) => onWidthsOf(each).hiddenOn?.includes(group));
  const hidden = widthGroups.filter(isHidden);
  if (hidden.length === 0) return [];
  return [
    {
      blockId: at,
      serious: true,
      says: words.theTitleOfThePage({ hidden: hiddenInWords(hidden) }),
      ...(within === null
        ? {
            fix: {
              label: words.showIt,
              apply: showEverywhere(around.map(({ props }) => props.id)),
            },
          }
        : {}),
    },
  ];
}

export function goneFindings(block: Block, sections: Sections): Finding[] {
  const words = messagesNow(healthAdmin);
  const section = sectionOf(block);
  if (section === null || sections.has(section)) return [];
  const { id } = block.props;
  return [
    {
      blockId: id,
      serious: true,
      says: words.aReusableSectionWasDeleted,
      fix: {
        label: words.removeFromThePage,
        apply: (content) => ({ ...content, blocks: removeBlock(content.blocks, id) }),
      },
    },
  ];
}
