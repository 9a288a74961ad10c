import { Anchor, Badge, Button, Card, Group, List, Progress, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SetupStep } from '../../../features/site-check/contract.ts';
import { setupQuery } from '../../../features/site-check/web/admin/setup-calls.ts';
import { setupLabels } from '../../../features/site-check/web/admin/setup-labels.ts';
import { callOwnSite } from '../../../features/platform/web/index.ts';
import { websiteQuery } from '../../../features/websites/web/index.ts';
import { LoadError } from '../../../lib/admin-ui/lists/load-error.tsx';
import { ListSkeleton } from '../../../lib/admin-ui/lists/list-skeleton.tsx';
import { may } from '../../../lib/admin-ui/rights.ts';
import { tell, tellError } from '../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const PLACES_SHOWN = 5;

function Tick({ done }: { done: boolean }) {
  const words = useMessages(shellAdmin);
  return done ? (
    <IconCircleCheckFilled
      size={20}
      color="var(--mantine-color-teal-6)"
      aria-label={words.done}
      style={{ flex: 'none' }}
    />
  ) : (
    <IconCircle size={20} aria-label={words.toDo} style={{ flex: 'none', opacity: 0.5 }} />
  );
}

/** Links to the remaining sample texts; pressing one opens it in the editor. */
function Places({ places }: Pick<SetupStep, 'places'>) {
  const words = useMessages(shellAdmin);
  const [all, setAll] = useState(false);
  const shown = all ? places : places.slice(0, PLACES_SHOWN);
  if (places.length === 0) return null;
  return (
    <List listStyleType="none" size="sm" spacing={2} mt={4}>
      {shown.map(({ label, count, to }) => (
        <List.Item key={to}>
          <Anchor component={Link} to={to} inherit className="admin-words">
            {label}
          </Anchor>{' '}
          <Text span inherit c="dimmed">
            {words.texts({ count })}
          </Text>
        </List.Item>
      ))}
      {shown.length < places.length && (
        <List.Item>
          <Anchor component="button" type="button" inherit onClick={() => setAll(true)}>
            {words.showMore({ count: places.length - shown.length })}
          </Anchor>
        </List.Item>
      )}
    </List>
  );
}

function Step({ step }: { step: SetupStep }) {
  const words = useMessages(shellAdmin);
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap="sm">
      <Tick done={step.done} />
      <div style={{ minWidth: 0 }}>
        <Anchor component={Link} to={step.to} c="inherit" fw={550}>
          {setupLabels[step.key]}
        </Anchor>
        {step.optional && !step.done && (
          <Badge ml="xs" variant="default" size="sm">
            {words.optional}
          </Badge>
        )}
        <Text size="sm" c="dimmed" className="admin-words">
          {step.says}
        </Text>
        <Places places={step.places} />
      </div>
    </Group>
  );
}

/** The last step. It lists open steps first, but requires none of them. */
function OpenSite({ missing }: { missing: readonly SetupStep[] }) {
  const words = useMessages(shellAdmin);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await callOwnSite('PUT /api/site/door', { body: { private: false } });
      tell(words.yourSiteIsOpen, { label: words.viewSite, href: '/' });
      await Promise.all(
        [setupQuery.queryKey, websiteQuery.queryKey, ['site', 'door']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  const ask = () =>
    modals.openConfirmModal({
      title: words.openYourSiteQuestion,
      children: (
        <>
          <Text size="sm" mb="xs">
            {words.everyoneWillBeAbleTo}
          </Text>
          <List size="sm">
            {missing.map(({ key }) => (
              <List.Item key={key}>{setupLabels[key]}</List.Item>
            ))}
          </List>
        </>
      ),
      labels: { confirm: words.openSite, cancel: words.keepPrivate },
      onConfirm: () => void open(),
    });
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap="sm">
      <Tick done={false} />
      <div>
        <Text fw={550}>{words.openYourSite}</Text>
        <Text size="sm" c="dimmed" mb="xs">
          {words.onlyYouAndYourStaff}
        </Text>
        {may('site', 'write') && (
          <Button loading={busy} onClick={() => (missing.length > 0 ? ask() : void open())}>
            {words.openSite}
          </Button>
        )}
      </div>
    </Group>
  );
}

/** The setup guide of a new site. Hidden once the site is open and every step is done. */
export function SetupGuide() {
  const words = useMessages(shellAdmin);
  const { data, error, refetch } = useQuery(setupQuery);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { isOpen, steps } = data;
  const missing = steps.filter(({ done, optional }) => !done && !optional);
  if (isOpen && missing.length === 0) return null;
  const all = steps.length + 1;
  const done = steps.filter((step) => step.done).length + (isOpen ? 1 : 0);
  return (
    <Card withBorder padding="lg">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {words.setupGuide}
        </Title>
        <Text size="sm" c="dimmed">
          {words.ofDone({ done, all })}
        </Text>
      </Group>
      <Progress value={(100 * done) / all} size="sm" mb="md" aria-label={words.setupGuideProgress} />
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
        {!isOpen && <OpenSite missing={missing} />}
      </Stack>
    </Card>
  );
}
