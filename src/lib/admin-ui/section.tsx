import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A group of fields with a title and a description. */
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

/** The first refusal within a list, in any row. */
export const errorWithin = (errors: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
