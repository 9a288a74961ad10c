import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../lib/admin-ui/empty-state.tsx';
import { PageHeader } from '../../lib/admin-ui/page-header.tsx';

export function AdminNotFound() {
  return (
    <>
      <PageHeader title="This page could not be found" />
      <EmptyState
        icon={<IconMapQuestion size={28} />}
        title="There is nothing at this address"
        says="The link may be old, or the address has a typing error."
      >
        <Button component={Link} to="/admin">
          Go to the dashboard
        </Button>
      </EmptyState>
    </>
  );
}
