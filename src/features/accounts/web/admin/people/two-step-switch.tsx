import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askPassword } from '../../../../../lib/admin-ui/dialogs/ask-password.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { securityContract } from '../../../security-contract.ts';

const call = browserClient<typeof securityContract>();
const queryKey = ['people-two-step'];

/** Whether all staff must use two-step verification. */
export function TwoStepSwitch() {
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: () => call('GET /api/people/two-step') });
  const change = useMutation({
    mutationFn: () => call('PUT /api/people/two-step', { body: { required: true } }),
    onSuccess: (now) => {
      queries.setQueryData(queryKey, now);
      tell('Two-step verification is now required for all staff.');
    },
  });
  const end = () =>
    askPassword({
      title: 'Stop requiring two-step verification?',
      says: 'Staff who use two-step verification keep it. Everyone else can sign in with just their password.',
      confirm: 'Stop requiring',
      cancel: 'Keep requiring',
      work: (password) => call('PUT /api/people/two-step', { body: { required: false, password } }),
      onDone: () => {
        queries.setQueryData(queryKey, { required: false });
        tell('Two-step verification is now optional.');
      },
    });
  if (!data) return null;
  return (
    <Switch
      label="Require two-step verification"
      description="Staff confirm sign-in with a code from an app or a passkey. Those without one set it up before they can open the admin."
      checked={data.required}
      disabled={change.isPending}
      onChange={({ currentTarget }) => (currentTarget.checked ? change.mutate() : end())}
    />
  );
}
