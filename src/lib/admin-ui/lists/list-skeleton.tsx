import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

const PATIENCE = 200;

/** Nothing for 200 ms, then a skeleton of the content. */
export function ListSkeleton({ rows = 5, height = 52 }: { rows?: number; height?: number }) {
  const words = useMessages(adminUi);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <Stack gap="xs" aria-busy>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}
