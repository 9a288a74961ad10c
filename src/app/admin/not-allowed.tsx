import { Alert, Button } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../lib/admin-ui/empty-state.tsx';
import { PageHeader } from '../../lib/admin-ui/page-header.tsx';
import { maySee, onlyLooks } from './screen-rights.ts';

/** A screen where the role reaches it; else a sentence in its place. The server refuses by itself. */
export function WithinRole({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (!maySee(pathname)) return <NotAllowed />;
  return (
    <>
      {onlyLooks(pathname) && (
        <Alert color="gray" icon={<IconEye size={18} />} mb="lg" role="note">
          You can look at everything here. Changes are for people with another role.
        </Alert>
      )}
      {children}
    </>
  );
}

function NotAllowed() {
  return (
    <>
      <PageHeader title="Not part of your role" />
      <EmptyState
        icon={<IconLock size={28} />}
        title="This is looked after by somebody else"
        says="Your role on this site does not include this screen. An owner of the site can change that under Settings, People."
      >
        <Button component={Link} to="/admin">
          Go to the dashboard
        </Button>
      </EmptyState>
    </>
  );
}
