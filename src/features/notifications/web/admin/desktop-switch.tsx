import { Box, Switch } from '@mantine/core';
import { useState } from 'react';
import { showOnDesktop, useDesktop } from './desktop.ts';

/** Asks for the browser's permission only when it is pressed. */
export function DesktopSwitch() {
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
        label="Desktop notifications"
        description={
          refused
            ? 'Your browser blocks notifications. Allow them for this site in your browser’s settings.'
            : 'Get notified when you’re in another window'
        }
      />
    </Box>
  );
}
