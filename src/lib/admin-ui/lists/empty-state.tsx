import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  says: ReactNode;
  children?: ReactNode;
}

/** An empty list: what it is for, and the one thing to do. */
export function EmptyState({ icon, title, says, children }: Props) {
  return (
    <Stack align="center" gap="sm" py={56} px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
        {icon}
      </ThemeIcon>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" maw="46ch">
        {says}
      </Text>
      {children}
    </Stack>
  );
}
