import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { currentAccount, signIn } from '../../../features/accounts/web/admin/account-calls.ts';
import { PasswordInput } from '../../../lib/admin-ui/password-input.tsx';
import { noteSessionBack, useSessionEnded } from '../../../lib/admin-ui/session-state.ts';
import { tell, tellError } from '../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

/** Says that the session has ended. The owner signs in here or in another tab, and pending requests continue. */
export function SessionEnded() {
  const words = useMessages(shellAdmin);
  const { ended } = useSessionEnded();
  const queries = useQueryClient();
  const [checking, setChecking] = useState(false);

  const check = useCallback(async () => {
    setChecking(true);
    try {
      const account = await currentAccount();
      if (!account?.owner && !account?.role) return;
      noteSessionBack();
      tell(words.youreSignedInAgain);
      await queries.invalidateQueries();
    } catch (error) {
      tellError(error);
    } finally {
      setChecking(false);
    }
  }, [queries, words]);

  useEffect(() => {
    if (!ended) return undefined;
    const onFocus = () => void check();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [ended, check]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    try {
      const reply = await signIn(text('email'), text('password'));
      // Two-step verification has its own screen; on return, the pending requests continue.
      if ('secondStep' in reply) {
        open('/account', '_blank');
        tell(words.completeTwoStepVerificationIn);
        return;
      }
      await check();
    } catch (error) {
      tellError(error);
    }
  };

  if (!ended) return null;
  return (
    <Alert color="yellow" icon={<IconLock />} title={words.youveBeenSignedOut} mb="lg" role="alert">
      {words.yourChangesAreStillHere}
      <form onSubmit={(event) => void submit(event)}>
        <Group mt="sm" gap="xs" align="flex-end">
          <TextInput name="email" type="email" label={words.email} autoComplete="username" required />
          <PasswordInput
            name="password"
            label={words.password}
            autoComplete="current-password"
            required
            miw={220}
          />
          <Button type="submit" loading={checking}>
            {words.signInAndContinue}
          </Button>
        </Group>
      </form>
    </Alert>
  );
}
