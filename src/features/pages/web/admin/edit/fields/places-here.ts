import { useMemo } from 'react';
import type { LinkChoice } from '../../../../../../lib/admin-ui/rich-text/link-choices.ts';
import type { Block } from '../../../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../../../lib/content/block-tree.ts';
import { headingAnchor } from '../../../../anchors.ts';
import { useEditorState } from '../editor-context.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

/** Headings of a page, as link targets. */
export const placesIn = (blocks: readonly Block[]): LinkChoice[] => {
  const words = messagesNow(pageEditAdmin);
  return [...walkTree(blocks)].flatMap(({ block: { type, props } }) =>
    type === 'heading' && typeof props['text'] === 'string' && props['text'] !== ''
      ? [{ href: `#${headingAnchor(props.id)}`, label: props['text'], hint: words.onThisPage }]
      : [],
  );
};

/** Those of the page being edited. */
export function usePlacesHere(): LinkChoice[] {
  const blocks = useEditorState(({ history }) => history.present.blocks);
  return useMemo(() => placesIn(blocks), [blocks]);
}
