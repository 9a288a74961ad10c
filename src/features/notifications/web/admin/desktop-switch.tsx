import { Box, Switch } from '@mantine/core';
import { useState } from 'react';
import { showOnDesktop, useDesktop } from './desktop.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notificationsAdmin } from '../../messages/admin/area.ts';

/** Asks for the browser's permission only when it is pressed. */
export function DesktopSwitch() {
  const words = useMessages(notificationsAdmin);
  const { offered, on } = useDesktop();
  const [refused, setRefused] = useState(false);
  if (!offered) return null;
  return (
    <Box px="md" py="sm">
      <Switch
        checked={on}
        onChange={(event) =>
          void showOnDesktop(event.currentTarget.checked).then((done) => setRefused(!done))
        }
        label={words.desktopNotifications}
        description={refused ? words.yourBrowserBlocksNotificationsAllow : words.getNotifiedWhenYoureIn}
      />
    </Box>
  );
}
