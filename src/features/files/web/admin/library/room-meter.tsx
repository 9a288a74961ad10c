import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readableSize } from '../../../readable-size.ts';
import { roomQuery } from '../file-calls.ts';

const NEARLY_FULL = 90;

/** The site's used storage. */
export function RoomMeter() {
  const room = useQuery(roomQuery).data;
  if (!room) return null;
  const { used, perSite } = room;
  const percent = perSite > 0 ? Math.min(100, (used / perSite) * 100) : 0;
  const isFull = percent >= NEARLY_FULL;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {readableSize(used)} of {readableSize(perSite)} used
        {isFull && '. Delete files you don’t need and empty the trash.'}
      </Text>
      <Progress
        value={percent}
        size="sm"
        color={isFull ? 'orange' : 'iris'}
        aria-label={`Storage used: ${Math.round(percent)}%`}
      />
    </div>
  );
}
