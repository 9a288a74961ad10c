import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askPassword } from '../../../../../lib/admin-ui/ask-password.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { securityContract } from '../../../security-contract.ts';

const call = browserClient<typeof securityContract>();
const queryKey = ['people-two-step'];

/** Whether everybody who works on the site signs in with two steps. */
export function TwoStepSwitch() {
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: () => call('GET /api/people/two-step') });
  const change = useMutation({
    mutationFn: () => call('PUT /api/people/two-step', { body: { required: true } }),
    onSuccess: (now) => {
      queries.setQueryData(queryKey, now);
      tell('Everybody here signs in with two steps from now on.');
    },
  });
  const end = () =>
    askPassword({
      title: 'Let the password be enough?',
      says: 'Whoever has a second step keeps it. Everybody else who works on this site signs in by password alone.',
      confirm: 'Let it be enough',
      cancel: 'Keep two steps',
      work: (password) => call('PUT /api/people/two-step', { body: { required: false, password } }),
      onDone: () => {
        queries.setQueryData(queryKey, { required: false });
        tell('The password is enough again.');
      },
    });
  if (!data) return null;
  return (
    <Switch
      label="Everybody signs in with two steps"
      description="After the password, a code of an app or a passkey. Whoever has none sets it up before they see the admin."
      checked={data.required}
      disabled={change.isPending}
      onChange={({ currentTarget }) => (currentTarget.checked ? change.mutate() : end())}
    />
  );
}
