import { Card, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProductWork } from './use-product-draft.ts';

export type FieldsProps = Pick<ProductWork, 'now' | 'change' | 'errors' | 'kind'>;

/** Fields that belong together, under their title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card withBorder component="section" aria-label={title}>
    <Title order={2} size="h4" mb="sm">
      {title}
    </Title>
    <Stack gap="sm">{children}</Stack>
  </Card>
);

/** The first refusal of a list as a whole, whichever row it is about. */
export const errorWithin = (errors: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
