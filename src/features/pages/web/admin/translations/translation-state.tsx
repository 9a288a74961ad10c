import { Badge } from '@mantine/core';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { translationsAdmin } from '../../../messages/admin-translations/area.ts';
import type { TranslationState } from '../../../translations-contract.ts';

const states = {
  none: { label: 'notTranslated', color: 'gray' },
  draft: { label: 'draft', color: 'gray' },
  published: { label: 'published', color: 'teal' },
  changed: { label: 'unpublishedChanges', color: 'orange' },
} as const;

export const StateBadge = ({ state }: { state: TranslationState }) => (
  <Badge variant="dot" color={states[state].color} tt="none" fw={500}>
    {useMessages(translationsAdmin)[states[state].label]}
  </Badge>
);
