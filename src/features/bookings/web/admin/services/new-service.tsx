import { Card, SimpleGrid, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconKey, IconUser, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';
import type { StartingKind } from './service-draft.ts';
import css from './services.module.css';

const kinds = [
  {
    kind: 'appointment',
    icon: IconUser,
    label: 'appointment',
    says: 'appointmentExplained',
  },
  {
    kind: 'class',
    icon: IconUsersGroup,
    label: 'class',
    says: 'classExplained',
  },
  {
    kind: 'hire',
    icon: IconKey,
    label: 'hire',
    says: 'hireExplained',
  },
] as const satisfies { kind: StartingKind; icon: typeof IconUser; label: string; says: string }[];

export const NewServiceKinds = () => {
  const words = useMessages(servicesAdmin);
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" maw="60rem">
      {kinds.map(({ kind, icon: Symbol, label, says }) => (
        <UnstyledButton
          key={kind}
          component={Link}
          to={`/admin/services/new?kind=${kind}`}
          className={css.kind ?? ''}
        >
          <Card withBorder padding="lg" h="100%">
            <ThemeIcon size={44} radius="xl" variant="light" aria-hidden>
              <Symbol size={24} />
            </ThemeIcon>
            <Text fw={600} mt="sm">
              {words[label]}
            </Text>
            <Text size="sm" c="dimmed">
              {words[says]}
            </Text>
          </Card>
        </UnstyledButton>
      ))}
    </SimpleGrid>
  );
};
