import { Text } from '@mantine/core';
import type { ServiceEditing } from '../use-service-editing.ts';

export { errorWithin, Section } from '../../../../../../lib/admin-ui/section.tsx';

export type FieldsProps = Pick<ServiceEditing, 'now' | 'change' | 'errors'>;

export const FieldError = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {children}
    </Text>
  );
