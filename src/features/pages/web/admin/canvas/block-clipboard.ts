import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import type { Block, BlockKinds } from '../../../../../lib/content/block-kind.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../lib/content/rich-text.ts';
import { summaryOf } from '../edit/blocks/block-places.ts';
import type { blockCommands } from './menus/block-commands.ts';
import { clipboardHtml, copiedBlocks, keepCopy } from './clipboard.ts';
import { looksLikeMarkdown, nodesFromMarkdown, nodesFromText } from './text/markdown.ts';
import { blocksOf, nodesFromBody } from '../../../html-blocks.ts';
import { isTypedInto } from './frame/use-frame-events.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../messages/admin-canvas/area.ts';

const wordsOf = (block: Block, summary: string): string => {
  const text = block.props['text'];
  return typeof text === 'object' && text ? plainText(text as RichText) : summary;
};

/** Whether keys and the clipboard belong to a dialog, a menu or a text being edited, and not to blocks. */
export const isElsewhere = (event: Event): boolean =>
  isTypedInto(event.target) || !!(event.target as Element | null)?.closest?.('[role=dialog], [role=menu]');

type Commands = ReturnType<typeof blockCommands>;

/** Copies the selected block, and inserts blocks, HTML, Markdown or text. */
export function blockClipboard(commands: Commands, kinds: BlockKinds) {
  const say = messagesNow(canvasAdmin);
  const copy = (clipboard?: DataTransfer | null): boolean => {
    const block = commands.selected();
    if (!block) return false;
    const words = wordsOf(block, summaryOf(block, kinds));
    keepCopy([block]);
    if (clipboard) {
      clipboard.setData('text/html', clipboardHtml([block], words));
      clipboard.setData('text/plain', words);
    } else void navigator.clipboard?.writeText(words).catch(() => undefined);
    announce(say.copied);
    return true;
  };
  const paste = (html: string, text: string) => {
    const copied = copiedBlocks(html);
    const blocks =
      copied ??
      blocksOf(
        html && !looksLikeMarkdown(text)
          ? nodesFromBody(new DOMParser().parseFromString(html, 'text/html').body)
          : looksLikeMarkdown(text)
            ? nodesFromMarkdown(text)
            : nodesFromText(text),
        kinds,
      );
    if (blocks.length > 0) commands.insert(blocks.filter(({ type }) => kinds.has(type)));
    else announce(say.nothingToPaste);
  };
  return { copy, paste };
}

/** Takes over copy, cut and paste, unless something else has the focus. */
export const clipboardListener =
  (commands: Commands, { copy, paste }: ReturnType<typeof blockClipboard>) =>
  (event: ClipboardEvent): void => {
    const { clipboardData, type } = event;
    if (isElsewhere(event)) return;
    // Selected text is copied as text.
    if (type !== 'paste' && !(event.target as Node | null)?.ownerDocument?.getSelection()?.isCollapsed)
      return;
    if (type === 'paste')
      paste(clipboardData?.getData('text/html') ?? '', clipboardData?.getData('text/plain') ?? '');
    else if (!copy(clipboardData)) return;
    else if (type === 'cut') commands.remove();
    event.preventDefault();
  };
