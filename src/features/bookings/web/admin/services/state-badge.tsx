import { Badge } from '@mantine/core';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

export const StateBadge = ({ published }: { published: boolean }) => {
  const words = useMessages(servicesAdmin);
  return (
    <Badge variant={published ? 'light' : 'default'} style={{ flexShrink: 0 }}>
      {published ? words.bookable : words.hidden}
    </Badge>
  );
};
