import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { adminUi } from './messages/admin/area.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Breadcrumbs of the screen. */
  back?: { to: string; label: string };
  /** A status badge beside the title. */
  aside?: ReactNode;
  /** The primary action, on the right. */
  children?: ReactNode;
}

/** A screen's title, its primary action, and the document's title. */
export function PageHeader({ title, lead, back, aside, children }: Props) {
  const words = useMessages(adminUi);
  useEffect(() => {
    document.title = words.titleOfDocument({ title });
  }, [title, words]);
  return (
    <Box component="header" mb="lg">
      {back && (
        <Anchor component={Link} to={back.to} size="sm" c="dimmed" mb={4} className="admin-back">
          <IconChevronLeft size={14} aria-hidden /> {back.label}
        </Anchor>
      )}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Box style={{ minWidth: 0, flex: '1 1 14rem' }}>
          <Group gap="sm">
            <Title order={1} tabIndex={-1} className="admin-title">
              <bdi>{title}</bdi>
            </Title>
            {aside}
          </Group>
          {lead && (
            <Text c="dimmed" mt={4} maw="72ch" className="admin-lead">
              {lead}
            </Text>
          )}
        </Box>
        {children && <Group gap="xs">{children}</Group>}
      </Group>
    </Box>
  );
}
