import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { messagesNow } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

/** Asks before a person is signed out of all devices. @param who a name or an email address */
export const confirmSignOut = (who: string, onConfirm: () => void) => {
  const words = messagesNow(adminUi);
  return modals.openConfirmModal({
    title: words.signOutOfAllDevices({ who }),
    children: <Text size="sm">{words.theyllNeedToSignIn}</Text>,
    labels: { confirm: words.signOut, cancel: words.cancel },
    confirmProps: { color: 'red' },
    onConfirm,
  });
};
