import { Badge } from '@mantine/core';

export const StateBadge = ({ published }: { published: boolean }) => (
  <Badge variant={published ? 'light' : 'default'} style={{ flexShrink: 0 }}>
    {published ? 'Can be booked' : 'Hidden'}
  </Badge>
);
