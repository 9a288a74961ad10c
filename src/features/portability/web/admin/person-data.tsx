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
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { portabilityAdmin } from '../../messages/admin/area.ts';

const call = browserClient<typeof personContract>();
const callAccounts = browserClient<typeof accountsContract & typeof peopleContract>();
const MARK = 'person';
const keyOf = (email: string) => ['person-data', email];

function listed(counts: PersonCounts): string[] {
  const words = messagesNow(portabilityAdmin);
  const named = {
    orders: words.orders,
    bookings: words.bookings,
    waiting: words.waitingListEntries,
    messages: words.messages,
    subscriptions: words.newsletterSubscriptions,
    mails: words.mails,
  } satisfies Record<keyof Omit<PersonCounts, 'account'>, unknown>;
  const parts = (Object.keys(named) as (keyof typeof named)[]).flatMap((key) =>
    counts[key] > 0 ? [named[key]({ count: counts[key] })] : [],
  );
  return counts.account ? [words.anAccount, ...parts] : parts;
}

/** Explains what happens to each kind of data. It cannot be undone, so the address must be typed to confirm. */
function Confirm({ email, counts, onDone }: { email: string; counts: PersonCounts; onDone: () => void }) {
  const words = useMessages(portabilityAdmin);
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => call('POST /api/person-data/erase', { body: { email } }),
    onSuccess: async ({ finished }) => {
      await queries.invalidateQueries();
      tell(finished ? words.dataForDeleted({ email }) : words.deletingDataForThisContinues({ email }));
      onDone();
    },
  });
  const kept = [
    ...(counts.orders > 0 ? [words.ordersAreKept] : []),
    ...(counts.bookings > 0 ? [words.pastBookingsAreKept] : []),
    words.theDeletionIsRecorded,
    words.siteExportsArentChanged,
  ];
  return (
    <Stack gap="md">
      <Text size="sm">{words.theirAccountMessagesNotesReplies}</Text>
      <List size="sm">
        {kept.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      <TextInput
        label={words.typeToConfirm({ email })}
        type="email"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={erase.error ? sentenceOf(erase.error) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button
          color="red"
          disabled={typed.trim().toLowerCase() !== email}
          loading={erase.isPending}
          onClick={() => erase.mutate()}
        >
          {words.deleteData}
        </Button>
      </Group>
    </Stack>
  );
}

/** Another owner can also do this for staff under Settings, People. */
function TwoStepOff({ email }: { email: string }) {
  const words = useMessages(portabilityAdmin);
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
      {words.turnOffTwoStepVerification}
    </Button>
  );
}

/** Only owners can sign out owners and staff, under Settings, People; the server's refusal says so. */
function SignOut({ email }: { email: string }) {
  const words = useMessages(portabilityAdmin);
  const signOut = useMutation({
    mutationFn: async () => {
      const { _id: id } = await callAccounts('GET /api/account', { query: { email } });
      await callAccounts('POST /api/person/{id}/sign-out', { params: { id }, body: {} });
    },
    onSuccess: () => tell(words.signedOutOfAllDevices({ email })),
    onError: tellError,
  });
  return (
    <Button
      variant="default"
      loading={signOut.isPending}
      onClick={() => confirmSignOut(email, () => signOut.mutate())}
    >
      {words.signOutOfAllDevices}
    </Button>
  );
}

function Found({ email }: { email: string }) {
  const words = useMessages(portabilityAdmin);
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
        {words.deletingDataForYouCan({ email })}
      </Text>
    );
  if (parts.length === 0)
    return (
      <Text size="sm" role="status">
        {words.noDataFoundFor({ email })}
      </Text>
    );
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" role="status">
        {words.dataFor({ email, parts: parts.join(', ') })}
      </Text>
      <Group>
        <Button
          component="a"
          href={`/api/person-data/file?${new URLSearchParams({ email })}`}
          leftSection={<IconDownload size={16} />}
          download
        >
          {words.downloadData}
        </Button>
        <Button
          color="red"
          variant="outline"
          disabled={data.blocked.length > 0}
          onClick={() => setOpen(true)}
        >
          {words.deleteData}
        </Button>
        {data.account && <SignOut email={email} />}
        {data.twoStep && may('people', 'write') && <TwoStepOff email={email} />}
      </Group>
      {data.blocked.length > 0 && (
        <Alert color="orange" icon={<IconInfoCircle />} title={words.cantBeDeletedYet}>
          {data.blocked.map((sentence) => (
            <Text size="sm" key={sentence}>
              {sentence}
            </Text>
          ))}
        </Alert>
      )}
      <Modal opened={open} onClose={() => setOpen(false)} title={words.deleteThisPersonsData}>
        <Confirm email={email} counts={data} onDone={() => setOpen(false)} />
      </Modal>
    </Stack>
  );
}

/** Everyone has a right to a copy of their data, and to its deletion. */
export function PersonData() {
  const words = useMessages(portabilityAdmin);
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
    setProblem(read.success ? '' : words.enterTheirEmailAddress);
    if (read.success) setAsked(read.data);
  }
  return (
    <Fieldset legend={words.personalData} maw={640} ref={show}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {words.ifSomeoneAsksForTheir}
        </Text>
        <form onSubmit={look} noValidate>
          <Group align="flex-end" gap="sm">
            <TextInput
              label={words.emailAddress}
              type="email"
              autoComplete="off"
              value={typed}
              error={problem}
              flex={1}
              miw={220}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {words.lookUp}
            </Button>
          </Group>
        </form>
        {asked && <Found email={asked} key={asked} />}
      </Stack>
    </Fieldset>
  );
}
