import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Fields that belong together, under their title and a sentence. */
export const Section = ({ title, says, children }: { title: string; says?: string; children: ReactNode }) => (
  <Card withBorder component="section" aria-label={title}>
    <Title order={2} size="h4" mb={says ? 0 : 'sm'}>
      {title}
    </Title>
    {says && (
      <Text size="sm" c="dimmed" mb="sm">
        {says}
      </Text>
    )}
    <Stack gap="sm">{children}</Stack>
  </Card>
);

/** The first refusal of a list as a whole, whichever row it is about. */
export const errorWithin = (errors: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
