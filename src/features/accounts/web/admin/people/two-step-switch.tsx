import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askPassword } from '../../../../../lib/admin-ui/dialogs/ask-password.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { securityContract } from '../../../security-contract.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

const call = browserClient<typeof securityContract>();
const queryKey = ['people-two-step'];

/** Whether all staff must use two-step verification. */
export function TwoStepSwitch() {
  const words = useMessages(accountsAdmin);
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: () => call('GET /api/people/two-step') });
  const change = useMutation({
    mutationFn: () => call('PUT /api/people/two-step', { body: { required: true } }),
    onSuccess: (now) => {
      queries.setQueryData(queryKey, now);
      tell(words.twoStepVerificationIsRequired);
    },
  });
  const end = () =>
    askPassword({
      title: words.stopRequiringTwoStepVerification,
      says: words.staffWhoUseTwoStep,
      confirm: words.stopRequiring,
      cancel: words.keepRequiring,
      work: (password) => call('PUT /api/people/two-step', { body: { required: false, password } }),
      onDone: () => {
        queries.setQueryData(queryKey, { required: false });
        tell(words.twoStepVerificationIsOptional);
      },
    });
  if (!data) return null;
  return (
    <Switch
      label={words.requireTwoStepVerification}
      description={words.staffConfirmSignInWith}
      checked={data.required}
      disabled={change.isPending}
      onChange={({ currentTarget }) => (currentTarget.checked ? change.mutate() : end())}
    />
  );
}
