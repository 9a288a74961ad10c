import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shownSize } from '../shown-size.ts';
import { roomQuery } from '../file-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const NEARLY_FULL = 90;

/** The site's used storage. */
export function RoomMeter() {
  const words = useMessages(filesAdmin);
  const room = useQuery(roomQuery).data;
  if (!room) return null;
  const { used, perSite } = room;
  const percent = perSite > 0 ? Math.min(100, (used / perSite) * 100) : 0;
  const sizes = { used: shownSize(used), total: shownSize(perSite) };
  const isFull = percent >= NEARLY_FULL;
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {isFull ? words.usedOfDeleteFiles(sizes) : words.usedOf(sizes)}
      </Text>
      <Progress
        value={percent}
        size="sm"
        color={isFull ? 'orange' : 'iris'}
        aria-label={words.storageUsed({ percent: Math.round(percent) })}
      />
    </div>
  );
}
