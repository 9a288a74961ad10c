import { Alert, Button } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../lib/admin-ui/lists/empty-state.tsx';
import { PageHeader } from '../../../lib/admin-ui/page-header.tsx';
import { maySee, isReadOnly } from './screen-rights.ts';

/** Renders a screen if the role may see it, else a message. The server checks again. */
export function WithinRole({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (!maySee(pathname)) return <NotAllowed />;
  return (
    <>
      {isReadOnly(pathname) && (
        <Alert color="gray" icon={<IconEye size={18} />} mb="lg" role="note">
          You can view this page, but your role doesn’t allow changes.
        </Alert>
      )}
      {children}
    </>
  );
}

function NotAllowed() {
  return (
    <>
      <PageHeader title="No access" />
      <EmptyState
        icon={<IconLock size={28} />}
        title="You don’t have access to this page"
        says="Your role doesn’t include this page. An owner can change your role under Settings, Staff."
      >
        <Button component={Link} to="/admin">
          Go to dashboard
        </Button>
      </EmptyState>
    </>
  );
}
