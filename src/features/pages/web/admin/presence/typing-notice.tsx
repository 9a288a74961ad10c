import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import css from '../edit/edit.module.css';
import { useEditorState } from '../edit/editor-context.ts';
import { nameOfOther } from '../../../../../lib/admin-ui/presence/use-presence.ts';
import { useOthersOnPage } from './use-page-presence.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

/** Somebody else is typing in the selected block. It stays open to both: changes are merged, or compared. */
export function TypingNotice() {
  const words = useMessages(reviewAdmin);
  const selected = useEditorState((state) => state.selected);
  const other = useOthersOnPage().find(({ block, typing }) => typing && block !== null && block === selected);
  if (!other) return null;
  return (
    <Alert color="orange" icon={<IconPencil />} className={css.notice ?? ''} role="status">
      {other.isYou ? (
        words.youAreTypingHere
      ) : (
        <Sentence say={(name) => words.isTypingHere({ name })}>
          <bdi>{nameOfOther(other)}</bdi>
        </Sentence>
      )}
    </Alert>
  );
}
