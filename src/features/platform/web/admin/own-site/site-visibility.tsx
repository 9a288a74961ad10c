import { Button, Fieldset, Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PasswordInput } from '../../../../../lib/admin-ui/password-input.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { SiteVisibility } from '../../../own-site-contract.ts';
import { callOwnSite, visibilityQuery } from './own-site-calls.ts';

/** Who may see the site: everyone, people with a password, or its owner and staff. */
export function SiteVisibilityCard() {
  const { data, error, refetch } = useQuery(visibilityQuery);
  return (
    <Fieldset legend="Site visibility">
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data && <VisibilityForm visibility={data} />}
    </Fieldset>
  );
}

type Audience = 'everyone' | 'password' | 'staff';

const audienceOf = (visibility: SiteVisibility): Audience =>
  visibility.private ? (visibility.hasPassword ? 'password' : 'staff') : 'everyone';

const choices: readonly { value: Audience; label: string; description: string }[] = [
  { value: 'everyone', label: 'Public', description: 'Everyone can see your site.' },
  {
    value: 'password',
    label: 'Password protected',
    description: 'Visitors need a password. Search engines can’t index the site.',
  },
  {
    value: 'staff',
    label: 'Private',
    description: 'Only you and your staff can see the site. Visitors see that it opens soon.',
  },
];

const done: Readonly<Record<Audience, string>> = {
  everyone: 'Your site is now public.',
  password: 'Your site now asks for the password.',
  staff: 'Your site is now private.',
};

function VisibilityForm({ visibility }: { visibility: SiteVisibility }) {
  const queries = useQueryClient();
  // A choice holds until the site's visibility changes. Were it cleared after a save instead, the earlier
  // choice would show for a moment, because the query tells of new data a tick later.
  const [choice, setChoice] = useState<{ to: Audience; from: SiteVisibility } | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const now = audienceOf(visibility);
  const shown = choice?.from === visibility ? choice.to : now;

  async function save(wanted: { private: boolean; password?: string | null }, said: string) {
    setBusy(true);
    setProblem('');
    try {
      const saved = await callOwnSite('PUT /api/site/door', { body: wanted });
      queries.setQueryData(visibilityQuery.queryKey, saved);
      // The admin's frame shows who can see the site.
      void queries.invalidateQueries({ queryKey: ['website'] });
      setPassword('');
      tell(said);
    } catch (error) {
      setChoice(null);
      const sentence = tellError(error);
      if (wanted.password) setProblem((isRefusal(error) && fieldsOf(error)['password']) || sentence);
    }
    setBusy(false);
  }

  const change = (to: Audience) => {
    setProblem('');
    setChoice({ to, from: visibility });
    if (to === now) return;
    if (to === 'everyone') void save({ private: false }, done.everyone);
    else if (to === 'staff') void save({ private: true, password: null }, done.staff);
    // A public site may still have an earlier password.
    else if (visibility.hasPassword)
      void save({ private: true }, 'Your site asks for a password, the same as before.');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.length < 6) return setProblem('Use at least 6 characters.');
    void save({ private: true, password }, now === 'password' ? 'Password changed.' : done.password);
  };

  return (
    <Stack gap="sm">
      <Radio.Group label="Who can see your site" value={shown} onChange={change}>
        <Stack gap="sm" mt="xs">
          {choices.map((choice) => (
            <Radio key={choice.value} {...choice} disabled={busy} />
          ))}
        </Stack>
      </Radio.Group>
      {shown === 'password' && (
        <form onSubmit={submit} noValidate>
          <Group align="flex-end" gap="sm">
            <PasswordInput
              label={now === 'password' ? 'New password for visitors' : 'Password for visitors'}
              description={
                now === 'password' ? 'Visitors with the old password have to enter the new one.' : undefined
              }
              value={password}
              error={problem}
              autoComplete="new-password"
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              style={{ flex: '1 1 240px' }}
            />
            <Button type="submit" loading={busy} variant={now === 'password' ? 'default' : 'filled'}>
              {now === 'password' ? 'Change password' : 'Set password'}
            </Button>
          </Group>
        </form>
      )}
      {now === 'password' && <SharingHint />}
    </Stack>
  );
}

function SharingHint() {
  return (
    <Text size="sm" c="dimmed">
      Share the password with people who may see the site. They enter it when they visit.
    </Text>
  );
}
