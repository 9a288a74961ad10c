import { Anchor, Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Step } from './first-steps.ts';

export function FirstStepsCard({ steps }: { steps: Step[] }) {
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Card withBorder padding="lg">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Setup guide
        </Title>
        <Text size="sm" c="dimmed">
          {done} of {steps.length} done
        </Text>
      </Group>
      <Progress value={(100 * done) / steps.length} size="sm" mb="md" aria-label="Setup guide progress" />
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {steps.map((step) => (
          <Group key={step.to} component="li" wrap="nowrap" align="flex-start" gap="sm">
            {step.done ? (
              <IconCircleCheckFilled
                size={20}
                color="var(--mantine-color-teal-6)"
                aria-label="Done"
                style={{ flex: 'none' }}
              />
            ) : (
              <IconCircle size={20} aria-label="To do" style={{ flex: 'none', opacity: 0.5 }} />
            )}
            <div>
              <Anchor
                component={Link}
                to={step.to}
                c="inherit"
                fw={550}
                td={step.done ? 'line-through' : undefined}
              >
                {step.label}
              </Anchor>
              {!step.done && (
                <Text size="sm" c="dimmed">
                  {step.says}
                </Text>
              )}
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
