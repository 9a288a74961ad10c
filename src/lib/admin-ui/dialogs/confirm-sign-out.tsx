import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

/** Asks before a person is signed out of all devices. @param who a name or an email address */
export const confirmSignOut = (who: string, onConfirm: () => void) =>
  modals.openConfirmModal({
    title: `Sign ${who} out of all devices?`,
    children: (
      <Text size="sm">
        They’ll need to sign in again on every device. Sign-in and password links that they haven’t used stop
        working.
      </Text>
    ),
    labels: { confirm: 'Sign out', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
