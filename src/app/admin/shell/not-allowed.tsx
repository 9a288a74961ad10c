import { Alert, Button } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../lib/admin-ui/lists/empty-state.tsx';
import { PageHeader } from '../../../lib/admin-ui/page-header.tsx';
import { maySee, isReadOnly } from './screen-rights.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

/** Renders a screen if the role may see it, else a message. The server checks again. */
export function WithinRole({ children }: { children: ReactNode }) {
  const words = useMessages(shellAdmin);
  const { pathname } = useLocation();
  if (!maySee(pathname)) return <NotAllowed />;
  return (
    <>
      {isReadOnly(pathname) && (
        <Alert color="gray" icon={<IconEye size={18} />} mb="lg" role="note">
          {words.youCanViewThisPage}
        </Alert>
      )}
      {children}
    </>
  );
}

function NotAllowed() {
  const words = useMessages(shellAdmin);
  return (
    <>
      <PageHeader title={words.noAccess} />
      <EmptyState
        icon={<IconLock size={28} />}
        title={words.youDontHaveAccessTo}
        says={words.yourRoleDoesntIncludeThis}
      >
        <Button component={Link} to="/admin">
          {words.goToDashboard}
        </Button>
      </EmptyState>
    </>
  );
}
