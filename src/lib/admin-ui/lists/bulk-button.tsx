import { Button } from '@mantine/core';

interface Props {
  label: string;
  onClick: () => void;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Deletes something. */
  isRed?: boolean;
}

/** An action of a `BulkBar`. */
export const BulkButton = ({
  label,
  onClick,
  isPending = false,
  isDisabled = false,
  isRed = false,
}: Props) => (
  <Button
    size="xs"
    variant="default"
    {...(isRed ? { c: 'red' } : {})}
    loading={isPending}
    disabled={isDisabled}
    onClick={onClick}
  >
    {label}
  </Button>
);
