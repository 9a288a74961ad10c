import { TextInput, type TextInputProps } from '@mantine/core';
import { useTypedLink } from './use-typed-link.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  onChange: (href: string) => void;
}

/** A text field for a link. */
export function LinkInput({ value, onChange, error, ...shared }: Props) {
  const typed = useTypedLink(value, onChange);
  return (
    <TextInput
      {...shared}
      value={typed.value}
      error={typed.problem ?? error}
      onChange={({ currentTarget }) => typed.change(currentTarget.value)}
      onBlur={typed.leave}
    />
  );
}
