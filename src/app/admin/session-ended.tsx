import { Alert, Button, Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { currentAccount } from '../../features/accounts/web/admin/account-calls.ts';
import { noteSessionBack, useSessionEnded } from '../../lib/admin-ui/session-state.ts';
import { tell, tellError } from '../../lib/admin-ui/tell.tsx';

/** Says that the session is over, and goes on by itself once the owner has signed in again in another tab. */
export function SessionEnded() {
  const { ended } = useSessionEnded();
  const queries = useQueryClient();
  const [checking, setChecking] = useState(false);

  const check = useCallback(async () => {
    setChecking(true);
    try {
      const account = await currentAccount();
      if (!account?.owner) return;
      noteSessionBack();
      tell('You are signed in again.');
      await queries.invalidateQueries();
    } catch (error) {
      tellError(error);
    } finally {
      setChecking(false);
    }
  }, [queries]);

  useEffect(() => {
    if (!ended) return undefined;
    const onFocus = () => void check();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [ended, check]);

  if (!ended) return null;
  return (
    <Alert color="yellow" icon={<IconLock />} title="You have been signed out" mb="lg" role="alert">
      Everything you typed is still here. Sign in again in a new tab, then come back and go on.
      <Group mt="sm" gap="xs">
        <Button size="xs" component="a" href="/account" target="_blank">
          Sign in in a new tab
        </Button>
        <Button size="xs" variant="default" loading={checking} onClick={() => void check()}>
          I have signed in
        </Button>
      </Group>
    </Alert>
  );
}
