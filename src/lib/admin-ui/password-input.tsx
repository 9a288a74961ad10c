import { Button, PasswordInput as Input, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password field with a button to show the password, which Tab reaches too. */
export function PasswordInput(props: Omit<PasswordInputProps, 'visible' | 'rightSection'>) {
  const [visible, setVisible] = useState(false);
  const word = visible ? 'Hide' : 'Show';
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
          aria-label={`${word} password`}
          onClick={() => setVisible(!visible)}
        >
          {word}
        </Button>
      }
    />
  );
}
