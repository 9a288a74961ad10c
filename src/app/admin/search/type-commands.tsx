import { IconPlus } from '@tabler/icons-react';
import type { ContentType } from '../../../features/entries/entry-shapes.ts';
import { typePath } from '../../../features/entries/web/admin/entry-calls.ts';
import { inSentence, typeLabels } from '../../../features/entries/web/admin/type-labels.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { contentKeywords } from './destinations.ts';

const SIZE = 18;

/** “New post” and so on, for people who may write. */
export const newEntryCommands = (types: readonly ContentType[]) =>
  (may('pages', 'write') ? types : []).map((type) => ({
    id: `new-${type._id}`,
    label: `New ${inSentence(type.name)}`,
    keywords: [type.page.name, type.plural, 'write', 'add'],
    leftSection: <IconPlus size={SIZE} />,
    to: typePath(type, '/new'),
  }));

/** The screens of each content type. */
export const typeCommands = (types: readonly ContentType[]) =>
  types.flatMap((type) => {
    const Symbol = typeLabels[type.kind].icon;
    const leftSection = <Symbol size={SIZE} />;
    return [
      {
        id: type._id,
        label: type.page.name,
        keywords: [type.plural, typeLabels[type.kind].label, ...contentKeywords],
        leftSection,
        to: typePath(type),
      },
      {
        id: `${type._id}-categories`,
        label: `${type.page.name}: categories and tags`,
        keywords: ['category', 'tag', 'topic', 'rename', 'merge'],
        leftSection,
        to: typePath(type, '/categories'),
      },
      {
        id: `${type._id}-settings`,
        label: `${type.page.name}: fields, feeds and settings`,
        keywords: ['rss', 'atom', 'feed', 'podcast feed', 'custom fields', 'ics', 'subscribe'],
        leftSection,
        to: typePath(type, '/settings'),
      },
    ];
  });
