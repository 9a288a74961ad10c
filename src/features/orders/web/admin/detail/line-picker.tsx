import { Stack } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useState } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

export interface OpenLine {
  id: string;
  label: string;
  /** How many can still be chosen. */
  left: number;
}

/** Quantity of each line; initially all that are left. */
export function useChosenLines(lines: readonly OpenLine[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const of = ({ id, left }: OpenLine) => Math.min(chosen[id] ?? left, left);
  return {
    of,
    set: (id: string, count: number) => setChosen({ ...chosen, [id]: count }),
    /** In the format of the calls. */
    lines: lines
      .map((line) => ({ item: line.id, quantity: of(line) }))
      .filter(({ quantity }) => quantity > 0),
  };
}

interface Props {
  lines: readonly OpenLine[];
  chosen: ReturnType<typeof useChosenLines>;
}

export function LinePicker({ lines, chosen }: Props) {
  const words = useMessages(ordersAdmin);
  return (
    <Stack gap="xs">
      {lines.map((line) => (
        <NumberInput
          key={line.id}
          label={line.label}
          description={words.quantityLeft({ count: line.left })}
          min={0}
          max={line.left}
          allowDecimal={false}
          value={chosen.of(line)}
          onChange={(value) => chosen.set(line.id, value || 0)}
        />
      ))}
    </Stack>
  );
}
