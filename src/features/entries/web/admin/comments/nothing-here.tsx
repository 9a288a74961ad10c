import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { TRASH_DAYS } from '../../../../../lib/values/trash-days.ts';
import type { ModeratedState } from '../../../reader-comments-contract.ts';
import { typePath, typesQuery } from '../entry-calls.ts';

const says: Readonly<Record<ModeratedState, { title: string; says: string }>> = {
  pending: {
    title: 'No comments to approve',
    says: 'Comments that you hold for approval appear here before visitors see them.',
  },
  published: { title: 'No comments yet', says: 'Comments that visitors can see appear here.' },
  spam: {
    title: 'No spam',
    says: 'Comments that look like spam are kept here with the reason, so you never miss a real one.',
  },
  trash: {
    title: 'The trash is empty',
    says: `Comments that you move here stay for ${TRASH_DAYS} days, and you can restore them.`,
  },
};

interface Props {
  state: ModeratedState;
  /** Resets search and filter; null without any. */
  onShowAll: (() => void) | null;
  onShow: (state: ModeratedState) => void;
}

/** An empty list, with what to do next. */
export function NothingHere({ state, onShowAll, onShow }: Props) {
  const types = useQuery(typesQuery).data;
  const icon = <IconMessageCircle size={28} />;
  if (onShowAll)
    return (
      <EmptyState icon={icon} title="No comments found" says="Try fewer words or another filter.">
        <Button variant="default" onClick={onShowAll}>
          Show all comments
        </Button>
      </EmptyState>
    );
  const isOn = types?.some(({ settings }) => settings.comments?.on);
  if (types && !isOn && (state === 'pending' || state === 'published')) {
    const [only, another] = types;
    const to = only && !another ? typePath(only, '/settings') : '/admin/content';
    return (
      <EmptyState
        icon={icon}
        title="Comments are off"
        says="Let visitors comment on your posts and other entries. You turn comments on in the settings of a content type."
      >
        {may('publish', 'write') && (
          <Button component={Link} to={to}>
            Turn on comments
          </Button>
        )}
      </EmptyState>
    );
  }
  const other = state === 'pending' ? 'published' : 'pending';
  return (
    <EmptyState icon={icon} {...says[state]}>
      <Button variant="default" onClick={() => onShow(other)}>
        {other === 'published' ? 'Show published comments' : 'Show pending comments'}
      </Button>
    </EmptyState>
  );
}
