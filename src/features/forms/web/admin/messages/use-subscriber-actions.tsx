import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteWithUndo } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';
import type { Subscriber } from '../../../newsletter-contract.ts';
import { callNewsletter } from './message-calls.ts';

export const SUBSCRIBERS_KEY = ['subscribers'];

const idsOf = (subscribers: readonly Subscriber[]) => subscribers.map(({ _id }) => _id);

/** What can be done to subscribers, one or several. */
export function useSubscriberActions() {
  const words = useMessages(inboxAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: SUBSCRIBERS_KEY });
  const leave = useMutation({
    mutationFn: (those: readonly Subscriber[]) =>
      callNewsletter('PUT /api/subscribers', { body: { subscribers: idsOf(those), status: 'left' } }),
    onError: tellError,
    onSuccess: (_, those) => {
      const [first] = those;
      tell(
        first && those.length === 1
          ? words.hasUnsubscribed({ email: first.email })
          : words.peopleUnsubscribed({ count: those.length }),
      );
    },
    onSettled: reload,
  });
  return {
    isPending: leave.isPending,
    takeOff: (subscriber: Subscriber) => leave.mutate([subscriber]),
    /** Asks first, because only they themselves can sign up again. */
    askToTakeOff: (those: readonly Subscriber[], onDone: () => void) =>
      modals.openConfirmModal({
        title: words.unsubscribeQuestion({ count: those.length }),
        children: <Text size="sm">{words.theyWouldHaveToSignUp}</Text>,
        labels: { confirm: words.unsubscribe, cancel: words.cancel },
        onConfirm: () => leave.mutate(those, { onSuccess: onDone }),
      }),
    remove: (those: readonly Subscriber[]) =>
      deleteWithUndo({
        ids: idsOf(those),
        says:
          those.length === 1
            ? words.subscriberDeleted({ email: those[0]?.email ?? '' })
            : words.subscribersDeleted({ count: those.length }),
        remove: () => callNewsletter('POST /api/subscribers/delete', { body: { subscribers: idsOf(those) } }),
        reload,
      }),
  };
}

export type SubscriberActions = ReturnType<typeof useSubscriberActions>;
