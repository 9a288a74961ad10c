import type { RichTextEditorProps } from '@mantine/tiptap';
import { messagesNow } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** The names of the buttons above a rich text. */
export function richTextLabels(): NonNullable<RichTextEditorProps['labels']> {
  const words = messagesNow(adminUi);
  return {
    boldControlLabel: words.bold,
    italicControlLabel: words.italic,
    underlineControlLabel: words.underline,
    strikeControlLabel: words.strikethrough,
    codeControlLabel: words.code,
    h2ControlLabel: words.heading2,
    h3ControlLabel: words.heading3,
    h4ControlLabel: words.heading4,
    bulletListControlLabel: words.bulletList,
    orderedListControlLabel: words.orderedList,
    blockquoteControlLabel: words.blockquote,
    hrControlLabel: words.horizontalLine,
    linkControlLabel: words.link,
    unlinkControlLabel: words.removeLink,
  };
}
