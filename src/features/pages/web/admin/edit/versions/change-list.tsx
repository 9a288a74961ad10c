import { List, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../../../../lib/ui/sentences.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

interface Props {
  error: Error | null;
  /** Undefined while it is loading. */
  lines: readonly string[] | undefined;
  /** Shown when there are no changes. */
  same: string;
  children?: ReactNode;
}

/** The differences between two versions in words. */
export const ChangeList = ({ error, lines, same, children }: Props) => {
  const words = useMessages(publishingAdmin);
  return (
    <section aria-label={words.differences}>
      <Title order={3} size="h6" mb={6}>
        {words.differences}
      </Title>
      {error && <Text size="sm">{sentenceOf(error)}</Text>}
      {children}
      {lines?.length === 0 && <Text size="sm">{same}</Text>}
      {lines && lines.length > 0 && (
        <List size="sm" mah={160} style={{ overflowY: 'auto' }} tabIndex={0}>
          {lines.map((line, index) => (
            <List.Item key={index} className="admin-words">
              {line}
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
};
