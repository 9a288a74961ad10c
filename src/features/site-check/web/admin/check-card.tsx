import { ActionIcon, Anchor, Group, List, Loader, Paper, Stack, Text, Title, Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconRefresh,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import type { Check, Light } from '../../contract.ts';
import { checkLabel, lightLabel } from './check-labels.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { siteCheckAdmin } from '../../messages/admin/area.ts';

const lights = {
  good: { Symbol: IconCircleCheck, colour: 'teal' },
  look: { Symbol: IconAlertTriangle, colour: 'yellow' },
  bad: { Symbol: IconCircleX, colour: 'red' },
  none: { Symbol: IconCircleDashed, colour: 'gray' },
} as const;

/** Its shape repeats what its colour says. */
function Lamp({ light, size = 24 }: { light: Light; size?: number }) {
  const { Symbol, colour } = lights[light];
  return (
    <Symbol
      size={size}
      color={`var(--mantine-color-${colour}-6)`}
      role="img"
      aria-label={lightLabel(light)}
      style={{ flex: 'none' }}
    />
  );
}

interface Props {
  check: Check;
  isRunning: boolean;
  onRun: (() => void) | null;
}

/** One check: its result, findings, and what to do. */
export function CheckCard({ check: { key, result }, isRunning, onRun }: Props) {
  const words = useMessages(siteCheckAdmin);
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={checkLabel(key)}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        {isRunning ? (
          <Loader size={24} aria-label={words.checking} />
        ) : (
          <Lamp light={result?.light ?? 'none'} />
        )}
        <Stack gap={6} style={{ minWidth: 0, flex: 1 }}>
          <Title order={2} size="h5">
            {checkLabel(key)}
          </Title>
          <Text size="sm">{result?.says ?? words.notCheckedYet}</Text>
          {result && result.steps.length > 0 && (
            <List listStyleType="none" size="sm" spacing={4}>
              {result.steps.map(({ light, label, says }) => (
                <List.Item key={`${label} ${says}`} icon={<Lamp light={light} size={16} />}>
                  <Text span size="sm" fw={500}>
                    {label}
                  </Text>{' '}
                  <Text span size="sm" c="dimmed" className="admin-words">
                    {says}
                  </Text>
                </List.Item>
              ))}
            </List>
          )}
          {result?.hints.map(({ text, to }) =>
            to ? (
              <Anchor key={text} component={Link} to={to} size="sm">
                {text}
              </Anchor>
            ) : (
              <Text key={text} size="sm" c="dimmed">
                {text}
              </Text>
            ),
          )}
          {result && (
            <Text size="xs" c="dimmed">
              <Ago at={result.ranAt} />
            </Text>
          )}
        </Stack>
        {onRun && (
          <Tooltip label={words.checkThisAgain}>
            <ActionIcon
              variant="subtle"
              onClick={onRun}
              aria-label={words.checkAgain({ value: checkLabel(key) })}
            >
              <IconRefresh size={18} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </Paper>
  );
}
