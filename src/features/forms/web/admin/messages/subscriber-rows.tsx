import { ActionIcon, Badge, Menu, Text } from '@mantine/core';
import { IconDots, IconTrash, IconUserMinus } from '@tabler/icons-react';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import type { Column } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { MOST_AT_ONCE } from '../../../../../lib/work/at-once.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';
import type { Subscriber } from '../../../newsletter-contract.ts';
import type { SubscriberActions } from './use-subscriber-actions.tsx';

const colours: Record<Subscriber['status'], string> = { confirmed: 'teal', waiting: 'orange', left: 'gray' };

/** Keys of words. */
export const subscriberChoices = {
  status: {
    '': 'allSubscribers',
    confirmed: 'subscribed',
    waiting: 'pendingConfirmation',
    left: 'unsubscribed',
  },
  sort: { '': 'newest', email: 'emailAddressAz' },
} as const;

/** Columns that can be hidden. */
export const subscriberColumns = (words: WordsOf<typeof inboxAdmin>): Record<string, Column<Subscriber>> => ({
  status: {
    label: words.status,
    cell: ({ status, leftAt, confirmedAt, createdAt }) => (
      <>
        <Badge variant="dot" color={colours[status]} tt="none" fw={500}>
          {words[subscriberChoices.status[status]]}
        </Badge>
        <Text size="xs" c="dimmed">
          <Ago at={leftAt ?? confirmedAt ?? createdAt} />
        </Text>
      </>
    ),
  },
  consent: {
    label: words.consent,
    cell: ({ consent }) =>
      consent && (
        <Text span size="xs" c="dimmed">
          {consent}
        </Text>
      ),
  },
});

interface MenuProps {
  subscriber: Subscriber;
  actions: SubscriberActions;
}

export function SubscriberMenu({ subscriber, actions }: MenuProps) {
  const words = useMessages(inboxAdmin);
  const { email, status } = subscriber;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={words.moreActionsFor({ email })}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'left' && (
          <Menu.Item leftSection={<IconUserMinus size={16} />} onClick={() => actions.takeOff(subscriber)}>
            {words.unsubscribe}
          </Menu.Item>
        )}
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => actions.remove([subscriber])}
        >
          {words.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface BulkProps {
  selection: Selection<Subscriber>;
  actions: SubscriberActions;
}

/** Actions on the selected subscribers. */
export function SubscriberBulkActions({ selection, actions }: BulkProps) {
  const words = useMessages(inboxAdmin);
  const { rows, setAll } = selection;
  const state = { isPending: actions.isPending, isDisabled: rows.length > MOST_AT_ONCE };
  const subscribed = rows.filter(({ status }) => status !== 'left');
  return (
    <BulkBar selection={selection} limit={MOST_AT_ONCE}>
      {subscribed.length > 0 && (
        <BulkButton
          {...state}
          label={words.unsubscribe}
          onClick={() => actions.askToTakeOff(subscribed, () => setAll(false))}
        />
      )}
      <BulkButton
        {...state}
        isRed
        label={words.delete}
        onClick={() => {
          actions.remove(rows);
          setAll(false);
        }}
      />
    </BulkBar>
  );
}
