import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Props {
  hasMore: boolean;
  isLoading?: boolean;
  onMore: () => void;
}

/** Below a list that goes on. */
export function ShowMore({ hasMore, isLoading = false, onMore }: Props) {
  const words = useMessages(adminUi);
  return (
    hasMore && (
      <Group justify="center" mt="md">
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {words.showMore}
        </Button>
      </Group>
    )
  );
}

const AT_ONCE = 100;

/** The first rows of a list that is loaded as a whole; thousands at once would make the page slow. */
export function usePart<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(AT_ONCE);
  return {
    part: rows.slice(0, most),
    more: { hasMore: rows.length > most, onMore: () => setMost(most + AT_ONCE) },
  };
}
