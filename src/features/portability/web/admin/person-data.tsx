import { Alert, Button, Fieldset, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { confirmSignOut } from '../../../../lib/admin-ui/dialogs/confirm-sign-out.tsx';
import { confirmTwoStepOff } from '../../../../lib/admin-ui/dialogs/confirm-two-step-off.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { tell, tellError } from '../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../lib/http/client.ts';
import { email as emailShape } from '../../../../lib/values/shapes.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { accountsContract } from '../../../accounts/contract.ts';
import type { peopleContract } from '../../../accounts/people-contract.ts';
import type { PersonCounts, personContract } from '../../person-contract.ts';

const call = browserClient<typeof personContract>();
const callAccounts = browserClient<typeof accountsContract & typeof peopleContract>();
const MARK = 'person';
const keyOf = (email: string) => ['person-data', email];

const nouns: readonly (readonly [keyof Omit<PersonCounts, 'account'>, string, string])[] = [
  ['orders', 'order', 'orders'],
  ['bookings', 'booking', 'bookings'],
  ['waiting', 'waiting list entry', 'waiting list entries'],
  ['messages', 'message', 'messages'],
  ['subscriptions', 'newsletter subscription', 'newsletter subscriptions'],
  ['mails', 'mail', 'mails'],
];

function listed(counts: PersonCounts): string[] {
  const parts = nouns.flatMap(([key, one, more]) =>
    counts[key] > 0 ? [`${counts[key]} ${counts[key] === 1 ? one : more}`] : [],
  );
  return counts.account ? ['an account', ...parts] : parts;
}

/** Explains what happens to each kind of data. It cannot be undone, so the address must be typed to confirm. */
function Confirm({ email, counts, onDone }: { email: string; counts: PersonCounts; onDone: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => call('POST /api/person-data/erase', { body: { email } }),
    onSuccess: async ({ finished }) => {
      await queries.invalidateQueries();
      tell(
        finished
          ? `Data for ${email} deleted.`
          : `Deleting data for ${email}. This continues in the background.`,
      );
      onDone();
    },
  });
  const kept = [
    ...(counts.orders > 0
      ? [
          'Orders are kept with items, amounts, tax and country, but without the person. If you’re required to keep invoices with names, save them first.',
        ]
      : []),
    ...(counts.bookings > 0
      ? ['Past bookings are kept without the person so that your figures stay correct.']
      : []),
    'The deletion is recorded in your site’s history for a year.',
    'Site exports you’ve already made aren’t changed.',
  ];
  return (
    <Stack gap="md">
      <Text size="sm">
        Their account, messages, notes, replies, uploaded files, emails and subscriptions are permanently
        deleted.
      </Text>
      <List size="sm">
        {kept.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      <TextInput
        label={`Type ${email} to confirm`}
        type="email"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={erase.error ? sentenceOf(erase.error) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button
          color="red"
          disabled={typed.trim().toLowerCase() !== email}
          loading={erase.isPending}
          onClick={() => erase.mutate()}
        >
          Delete data
        </Button>
      </Group>
    </Stack>
  );
}

/** Another owner can also do this for staff under Settings, People. */
function TwoStepOff({ email }: { email: string }) {
  const queries = useQueryClient();
  return (
    <Button
      variant="default"
      onClick={() =>
        confirmTwoStepOff(
          email,
          async (password) => {
            const { _id: id } = await callAccounts('GET /api/account', { query: { email } });
            await callAccounts('POST /api/person/{id}/end-second-steps', {
              params: { id },
              body: { password },
            });
          },
          () => void queries.invalidateQueries({ queryKey: keyOf(email) }),
        )
      }
    >
      Turn off two-step verification
    </Button>
  );
}

/** Only owners can sign out owners and staff, under Settings, People; the server's refusal says so. */
function SignOut({ email }: { email: string }) {
  const signOut = useMutation({
    mutationFn: async () => {
      const { _id: id } = await callAccounts('GET /api/account', { query: { email } });
      await callAccounts('POST /api/person/{id}/sign-out', { params: { id }, body: {} });
    },
    onSuccess: () => tell(`${email} signed out of all devices.`),
    onError: tellError,
  });
  return (
    <Button
      variant="default"
      loading={signOut.isPending}
      onClick={() => confirmSignOut(email, () => signOut.mutate())}
    >
      Sign out of all devices
    </Button>
  );
}

function Found({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(email),
    queryFn: () => call('GET /api/person-data', { query: { email } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.erasing ? 2_000 : false),
  });
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : null;
  const parts = listed(data);
  if (data.erasing)
    return (
      <Text size="sm" role="status">
        Deleting data for {email}… You can leave this page; it continues in the background.
      </Text>
    );
  if (parts.length === 0)
    return (
      <Text size="sm" role="status">
        No data found for {email}.
      </Text>
    );
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" role="status">
        Data for {email}: {parts.join(', ')}.
      </Text>
      <Group>
        <Button
          component="a"
          href={`/api/person-data/file?${new URLSearchParams({ email })}`}
          leftSection={<IconDownload size={16} />}
          download
        >
          Download data
        </Button>
        <Button
          color="red"
          variant="outline"
          disabled={data.blocked.length > 0}
          onClick={() => setOpen(true)}
        >
          Delete data
        </Button>
        {data.account && <SignOut email={email} />}
        {data.twoStep && may('people', 'write') && <TwoStepOff email={email} />}
      </Group>
      {data.blocked.length > 0 && (
        <Alert color="orange" icon={<IconInfoCircle />} title="Can’t be deleted yet">
          {data.blocked.map((sentence) => (
            <Text size="sm" key={sentence}>
              {sentence}
            </Text>
          ))}
        </Alert>
      )}
      <Modal opened={open} onClose={() => setOpen(false)} title="Delete this person’s data?">
        <Confirm email={email} counts={data} onDone={() => setOpen(false)} />
      </Modal>
    </Stack>
  );
}

/** Everyone has a right to a copy of their data, and to its deletion. */
export function PersonData() {
  const [search] = useSearchParams();
  const given = search.get(MARK) ?? '';
  const { hash } = useLocation();
  // The screen's other parts are rendered before the browser scrolls to an anchor.
  const show = useCallback(
    (part: HTMLFieldSetElement | null) => void (hash === `#${MARK}` && part?.scrollIntoView()),
    [hash],
  );
  const [typed, setTyped] = useState(given);
  const [asked, setAsked] = useState(given.toLowerCase());
  const [problem, setProblem] = useState('');
  function look(event: FormEvent) {
    event.preventDefault();
    const read = emailShape.safeParse(typed);
    setProblem(read.success ? '' : 'Enter their email address.');
    if (read.success) setAsked(read.data);
  }
  return (
    <Fieldset legend="Personal data" maw={640} ref={show}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          If someone asks for their data, look it up and send them the download. If they ask you to erase it,
          delete it. Customers can also download their data in their account.
        </Text>
        <form onSubmit={look} noValidate>
          <Group align="flex-end" gap="sm">
            <TextInput
              label="Email address"
              type="email"
              autoComplete="off"
              value={typed}
              error={problem}
              flex={1}
              miw={220}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="default">
              Look up
            </Button>
          </Group>
        </form>
        {asked && <Found email={asked} key={asked} />}
      </Stack>
    </Fieldset>
  );
}
