import { Alert, Button, Checkbox, Fieldset, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { SiteEnding } from '../../../own-site-contract.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';
import { callOwnSite } from './own-site-calls.ts';

/** Deletes the site. It can be restored for 30 days. */
export function DeleteSite() {
  const words = useMessages(platformAdmin);
  const [open, setOpen] = useState(false);
  return (
    <Fieldset legend={words.deleteSite}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{words.deleteSiteSays}</Text>
        <Button color="red" variant="outline" onClick={() => setOpen(true)}>
          {words.deleteSite}
        </Button>
      </Stack>
      {open && (
        <Dialog onClose={() => setOpen(false)} title={words.deleteSiteQuestion}>
          <Ending onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </Fieldset>
  );
}

function Ending({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['site', 'ending'],
    queryFn: () => callOwnSite('GET /api/site/ending'),
    staleTime: 0,
  });
  if (data) return <Confirm ending={data} onClose={onClose} />;
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
}

function Confirm({ ending, onClose }: { ending: SiteEnding; onClose: () => void }) {
  const words = useMessages(platformAdmin);
  const { name, openOrders, upcomingBookings } = ending;
  const [typed, setTyped] = useState('');
  const [leaveOrders, setLeave] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const matches = typed.trim().toLowerCase() === name.trim().toLowerCase();

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!matches) return setProblem(words.typeName({ name }));
    setBusy(true);
    try {
      await callOwnSite('POST /api/site/delete', { body: { name: typed, leaveOrders } });
      location.assign('/');
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void remove(event)} noValidate>
      <Stack gap="md">
        {(openOrders > 0 || upcomingBookings > 0) && (
          <Alert color="red" icon={<IconAlertTriangle />} title={words.openOrdersOrBookings}>
            {openOrders > 0 && <p>{words.openOrders({ count: openOrders })}</p>}
            {upcomingBookings > 0 && <p>{words.upcomingBookings({ count: upcomingBookings })}</p>}
          </Alert>
        )}
        {openOrders > 0 && (
          <Checkbox
            label={words.deleteWithoutFulfilling}
            checked={leaveOrders}
            onChange={({ currentTarget }) => setLeave(currentTarget.checked)}
          />
        )}
        <TextInput
          label={words.typeNameToConfirm({ name })}
          value={typed}
          error={problem}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            color="red"
            loading={busy}
            disabled={!matches || (openOrders > 0 && !leaveOrders)}
          >
            {words.deleteSite}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
