import { Button, PasswordInput as Input, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { adminUi } from './messages/admin/area.ts';

/** A password field with a button to show the password, which Tab reaches too. */
export function PasswordInput(props: Omit<PasswordInputProps, 'visible' | 'rightSection'>) {
  const words = useMessages(adminUi);
  const [visible, setVisible] = useState(false);
  return (
    <Input
      {...props}
      visible={visible}
      rightSectionWidth={68}
      rightSection={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={visible ? words.hidePassword : words.showPassword}
          onClick={() => setVisible(!visible)}
        >
          {visible ? words.hide : words.show}
        </Button>
      }
    />
  );
}
