import { Button, PasswordInput as Input, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password with a button that shows what was typed, reached by Tab too. */
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
