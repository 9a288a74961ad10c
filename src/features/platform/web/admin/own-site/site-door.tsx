import { Button, Fieldset, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import { PasswordInput } from '../../../../../lib/admin-ui/password-input.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { Door } from '../../../own-site-contract.ts';
import { callOwnSite, doorQuery } from './own-site-calls.ts';

/** Open to everybody, or only to those who know a password. */
export function SiteDoor() {
  const { data, error, refetch } = useQuery(doorQuery);
  return (
    <Fieldset legend="Site visibility">
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data && <DoorForm door={data} />}
    </Fieldset>
  );
}

function DoorForm({ door }: { door: Door }) {
  const queries = useQueryClient();
  const [closing, setClosing] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const asks = closing || door.private;

  async function save(wanted: { private: boolean; password?: string }, said: string) {
    setBusy(true);
    setProblem('');
    try {
      queries.setQueryData(doorQuery.queryKey, await callOwnSite('PUT /api/site/door', { body: wanted }));
      setClosing(false);
      setPassword('');
      tell(said);
    } catch (error) {
      const sentence = tellError(error);
      if (wanted.private) setProblem((isRefusal(error) && fieldsOf(error)['password']) || sentence);
    }
    setBusy(false);
  }

  const change = (on: boolean) => {
    if (!on && !door.private) return setClosing(false);
    if (!on) return void save({ private: false }, 'Your site is now public.');
    if (door.hasPassword)
      return void save({ private: true }, 'Your site is private, with the same password as before.');
    setClosing(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.length < 6) return setProblem('Use at least 6 characters.');
    void save({ private: true, password }, door.private ? 'Password changed.' : 'Your site is now private.');
  };

  return (
    <Stack gap="sm">
      <Switch
        label="Private site"
        description="Visitors need a password, and search engines can’t index the site. You and your staff can always see it."
        checked={asks}
        disabled={busy}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {asks && (
        <form onSubmit={submit} noValidate>
          <Group align="flex-end" gap="sm">
            <PasswordInput
              label={door.private ? 'New password for visitors' : 'Password for visitors'}
              description={
                door.private ? 'Visitors with the old password have to enter the new one.' : undefined
              }
              value={password}
              error={problem}
              autoComplete="new-password"
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              style={{ flex: '1 1 240px' }}
            />
            <Button type="submit" loading={busy} variant={door.private ? 'default' : 'filled'}>
              {door.private ? 'Change password' : 'Make private'}
            </Button>
          </Group>
        </form>
      )}
      {door.private && (
        <Text size="sm" c="dimmed">
          Share the password with people who may see the site. They enter it when they visit.
        </Text>
      )}
    </Stack>
  );
}
