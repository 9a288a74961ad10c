import { IconPlus } from '@tabler/icons-react';
import type { ContentType } from '../../../features/entries/entry-shapes.ts';
import { typePath } from '../../../features/entries/web/admin/entry-calls.ts';
import { inSentence, typeLabels } from '../../../features/entries/web/admin/type-labels.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { messagesNow } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';
import { termsOf } from './destinations.ts';

const SIZE = 18;

/** “New post” and so on, for people who may write. */
export const newEntryCommands = (types: readonly ContentType[]) =>
  (may('pages', 'write') ? types : []).map((type) => ({
    id: `new-${type._id}`,
    label: messagesNow(searchAdmin).newEntry({ name: inSentence(type.name) }),
    keywords: [type.page.name, type.plural, termsOf('newEntry')],
    leftSection: <IconPlus size={SIZE} />,
    to: typePath(type, '/new'),
  }));

/** The screens of each content type. */
export const typeCommands = (types: readonly ContentType[]) =>
  types.flatMap((type) => {
    const Symbol = typeLabels[type.kind].icon;
    const leftSection = <Symbol size={SIZE} />;
    const words = messagesNow(searchAdmin);
    return [
      {
        id: type._id,
        label: type.page.name,
        keywords: [type.plural, typeLabels[type.kind].label, termsOf('contentType')],
        leftSection,
        to: typePath(type),
      },
      {
        id: `${type._id}-categories`,
        label: words.categoriesAndTags({ name: type.page.name }),
        keywords: termsOf('categoriesAndTags'),
        leftSection,
        to: typePath(type, '/categories'),
      },
      {
        id: `${type._id}-settings`,
        label: words.fieldsFeedsAndSettings({ name: type.page.name }),
        keywords: termsOf('fieldsFeedsAndSettings'),
        leftSection,
        to: typePath(type, '/settings'),
      },
    ];
  });
