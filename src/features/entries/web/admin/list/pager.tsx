import { Anchor, Group, Pagination, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ContentType } from '../../../entry-shapes.ts';
import { typePath } from '../entry-calls.ts';
import { countOf } from '../type-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

/** The number of entries on each page of the list. */
export const AT_ONCE = 50;

const controls = {
  first: 'firstPage',
  previous: 'previousPage',
  next: 'nextPage',
  last: 'lastPage',
} as const;

interface PagerProps {
  type: ContentType;
  total: number;
  page: number;
  turnTo: (page: number) => void;
}

/** The number of entries, with links to the pages of the list. */
export function Pager({ type, total, page, turnTo }: PagerProps) {
  const words = useMessages(entryListAdmin);
  const pages = Math.ceil(total / AT_ONCE);
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed">
        {countOf(type, total)}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={turnTo}
          getControlProps={(control) => ({ 'aria-label': words[controls[control]] })}
          getItemProps={(at) => ({ 'aria-label': words.pageNumber({ number: String(at) }) })}
        />
      )}
    </Group>
  );
}

/** A link to the trash, unless it is empty. */
export const TrashLink = ({ type }: { type: ContentType }) => {
  const words = useMessages(entryListAdmin);
  return (
    type.trashed > 0 && (
      <Text size="sm" mt="xs">
        <Anchor component={Link} to={typePath(type, '/trash')} inherit>
          {words.trashWithCount({ count: type.trashed })}
        </Anchor>
      </Text>
    )
  );
};
