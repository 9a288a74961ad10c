import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from './lists/empty-state.tsx';
import { PageHeader } from './page-header.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { adminUi } from './messages/admin/area.ts';

export function AdminNotFound() {
  const words = useMessages(adminUi);
  return (
    <>
      <PageHeader title={words.uhOh} />
      <EmptyState
        icon={<IconMapQuestion size={28} />}
        title={words.thisPageCouldNotBe}
        says={words.theLinkMayBeOut}
      >
        <Button component={Link} to="/admin">
          {words.goHome}
        </Button>
      </EmptyState>
    </>
  );
}
