import { Button, Fieldset, Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PasswordInput } from '../../../../../lib/admin-ui/password-input.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { SiteVisibility } from '../../../own-site-contract.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';
import { callOwnSite, visibilityQuery } from './own-site-calls.ts';

/** Who may see the site: everyone, people with a password, or its owner and staff. */
export function SiteVisibilityCard() {
  const words = useMessages(platformAdmin);
  const { data, error, refetch } = useQuery(visibilityQuery);
  return (
    <Fieldset legend={words.siteVisibility}>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} />}
      {data && <VisibilityForm visibility={data} />}
    </Fieldset>
  );
}

type Audience = 'everyone' | 'password' | 'staff';

const audienceOf = (visibility: SiteVisibility): Audience =>
  visibility.private ? (visibility.hasPassword ? 'password' : 'staff') : 'everyone';

function choices(): readonly { value: Audience; label: string; description: string }[] {
  const words = messagesNow(platformAdmin);
  return [
    { value: 'everyone', label: words.public, description: words.publicSays },
    { value: 'password', label: words.passwordProtected, description: words.passwordProtectedSays },
    { value: 'staff', label: words.private, description: words.privateSays },
  ];
}

function VisibilityForm({ visibility }: { visibility: SiteVisibility }) {
  const words = useMessages(platformAdmin);
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
    if (to === 'everyone') void save({ private: false }, words.nowPublic);
    else if (to === 'staff') void save({ private: true, password: null }, words.nowPrivate);
    // A public site may still have an earlier password.
    else if (visibility.hasPassword) void save({ private: true }, words.asksForTheSamePassword);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.length < 6) return setProblem(words.useAtLeast);
    void save(
      { private: true, password },
      now === 'password' ? words.passwordChanged : words.nowAsksForThePassword,
    );
  };

  return (
    <Stack gap="sm">
      <Radio.Group label={words.whoCanSeeYourSite} value={shown} onChange={change}>
        <Stack gap="sm" mt="xs">
          {choices().map((choice) => (
            <Radio key={choice.value} {...choice} disabled={busy} />
          ))}
        </Stack>
      </Radio.Group>
      {shown === 'password' && (
        <form onSubmit={submit} noValidate>
          <Group align="flex-end" gap="sm">
            <PasswordInput
              label={now === 'password' ? words.newPasswordForVisitors : words.passwordForVisitors}
              description={now === 'password' ? words.newPasswordHint : undefined}
              value={password}
              error={problem}
              autoComplete="new-password"
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              style={{ flex: '1 1 240px' }}
            />
            <Button type="submit" loading={busy} variant={now === 'password' ? 'default' : 'filled'}>
              {now === 'password' ? words.changePassword : words.setPassword}
            </Button>
          </Group>
        </form>
      )}
      {now === 'password' && <SharingHint />}
    </Stack>
  );
}

function SharingHint() {
  const words = useMessages(platformAdmin);
  return (
    <Text size="sm" c="dimmed">
      {words.sharePassword}
    </Text>
  );
}
