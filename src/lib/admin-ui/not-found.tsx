import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from './lists/empty-state.tsx';
import { PageHeader } from './page-header.tsx';

export function AdminNotFound() {
  return (
    <>
      <PageHeader title="Uh oh...." />
      <EmptyState
        icon={<IconMapQuestion size={28} />}
        title="This page could not be found"
        says="The link may be out of date, or the address may be mistyped."
      >
        <Button component={Link} to="/admin">
          Go Home
        </Button>
      </EmptyState>
    </>
  );
}
