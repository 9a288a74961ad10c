import { Card, SimpleGrid, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconKey, IconUser, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StartingKind } from './service-draft.ts';
import css from './services.module.css';

const kinds: { kind: StartingKind; icon: typeof IconUser; label: string; says: string }[] = [
  {
    kind: 'appointment',
    icon: IconUser,
    label: 'Appointment',
    says: 'One person at a time, within your weekly hours: a lesson, a consultation, a fitting.',
  },
  {
    kind: 'class',
    icon: IconUsersGroup,
    label: 'Class',
    says: 'Several people at the same time, on dates you choose: one evening, six Tuesdays.',
  },
  {
    kind: 'hire',
    icon: IconKey,
    label: 'Hire',
    says: 'A room or equipment by the hour or day: a kiln, a wheel, a studio.',
  },
];

export const NewServiceKinds = () => (
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
            {label}
          </Text>
          <Text size="sm" c="dimmed">
            {says}
          </Text>
        </Card>
      </UnstyledButton>
    ))}
  </SimpleGrid>
);
