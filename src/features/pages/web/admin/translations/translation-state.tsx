import { Badge } from '@mantine/core';
import type { TranslationState } from '../../../translations-contract.ts';

const words = {
  none: { label: 'Not translated', color: 'gray' },
  draft: { label: 'Draft', color: 'gray' },
  published: { label: 'Published', color: 'teal' },
  changed: { label: 'Unpublished changes', color: 'orange' },
} as const;

export const StateBadge = ({ state }: { state: TranslationState }) => (
  <Badge variant="dot" color={words[state].color} tt="none" fw={500}>
    {words[state].label}
  </Badge>
);
