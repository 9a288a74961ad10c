import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { TRASH_DAYS } from '../../../../../lib/values/trash-days.ts';
import type { ModeratedState } from '../../../reader-comments-contract.ts';
import { typePath, typesQuery } from '../entry-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

function sayNothing(state: ModeratedState): { title: string; says: string } {
  const words = messagesNow(entryCommentsAdmin);
  switch (state) {
    case 'pending':
      return { title: words.noCommentsToApprove, says: words.commentsThatYouHoldFor };
    case 'published':
      return { title: words.noCommentsYet, says: words.commentsThatVisitorsCanSee };
    case 'spam':
      return { title: words.noSpam, says: words.commentsThatLookLikeSpam };
    case 'trash':
      return { title: words.theTrashIsEmpty, says: words.commentsThatYouMoveHere({ days: TRASH_DAYS }) };
  }
}

interface Props {
  state: ModeratedState;
  /** Resets search and filter; null without any. */
  onShowAll: (() => void) | null;
  onShow: (state: ModeratedState) => void;
}

/** An empty list, with what to do next. */
export function NothingHere({ state, onShowAll, onShow }: Props) {
  const words = useMessages(entryCommentsAdmin);
  const types = useQuery(typesQuery).data;
  const icon = <IconMessageCircle size={28} />;
  if (onShowAll)
    return (
      <EmptyState icon={icon} title={words.noCommentsFound} says={words.tryFewerWordsOrAnother}>
        <Button variant="default" onClick={onShowAll}>
          {words.showAllComments}
        </Button>
      </EmptyState>
    );
  const isOn = types?.some(({ settings }) => settings.comments?.on);
  if (types && !isOn && (state === 'pending' || state === 'published')) {
    const [only, another] = types;
    const to = only && !another ? typePath(only, '/settings') : '/admin/content';
    return (
      <EmptyState icon={icon} title={words.commentsAreOff} says={words.letVisitorsCommentOnYour}>
        {may('publish', 'write') && (
          <Button component={Link} to={to}>
            {words.turnOnComments}
          </Button>
        )}
      </EmptyState>
    );
  }
  const other = state === 'pending' ? 'published' : 'pending';
  return (
    <EmptyState icon={icon} {...sayNothing(state)}>
      <Button variant="default" onClick={() => onShow(other)}>
        {other === 'published' ? words.showPublishedComments : words.showPendingComments}
      </Button>
    </EmptyState>
  );
}
