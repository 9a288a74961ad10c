import { Badge } from '@mantine/core';

export const StateBadge = ({ published }: { published: boolean }) => (
  <Badge variant={published ? 'light' : 'default'} style={{ flexShrink: 0 }}>
    {published ? 'Bookable' : 'Hidden'}
  </Badge>
);
