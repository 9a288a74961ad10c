import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { isEmail } from '../../../check-answers.ts';
import { callMessages } from './message-calls.ts';

const some = (n: number, noun: string) => `${n === 0 ? 'no' : n} ${noun}${n === 1 ? '' : 's'}`;

/** Says how much there is of somebody, and deletes all of it. It cannot be undone, so the address is typed. */
export function ErasePerson({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(email);
  const address = typed.trim().toLowerCase();
  const known = useQuery({
    queryKey: ['person-data', address],
    queryFn: () => callMessages('GET /api/person-data', { query: { email: address } }),
    enabled: isEmail(address),
  });
  const erase = useMutation({
    mutationFn: () => callMessages('POST /api/person-data/erase', { body: { email: address } }),
    onSuccess: async ({ messages, subscriptions }) => {
      await queries.invalidateQueries();
      tell(`Deleted: ${some(messages, 'message')}, ${some(subscriptions, 'subscription')}.`);
      onDone();
    },
  });
  const found = isEmail(address) ? known.data : undefined;
  return (
    <>
      <TextInput
        label="E-mail address of the person"
        value={typed}
        type="email"
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text size="sm" mt="sm" role="status">
        {found
          ? `There is ${some(found.messages, 'message')} and ${some(found.subscriptions, 'newsletter subscription')} of this address. All of it is deleted for good, with the mails about it.`
          : 'Messages, notes, answers, mails and newsletter subscriptions of this address are deleted for good.'}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button color="red" disabled={!found} loading={erase.isPending} onClick={() => erase.mutate()}>
          Delete for good
        </Button>
      </Group>
    </>
  );
}
