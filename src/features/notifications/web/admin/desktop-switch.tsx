import { Box, Switch } from '@mantine/core';
import { useState } from 'react';
import { showOnDesktop, useDesktop } from './desktop.ts';

/** Asks for the browser's leave only when it is pressed. */
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
        label="Also show outside this window"
        description={
          refused
            ? 'Your browser does not allow it. Allow notifications for this site in its settings.'
            : 'While you look at something else'
        }
      />
    </Box>
  );
}
