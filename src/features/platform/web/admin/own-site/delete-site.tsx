import { Alert, Button, Checkbox, Fieldset, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { SiteEnding } from '../../../own-site-contract.ts';
import { callOwnSite } from './own-site-calls.ts';

/** Deletes the site. It can be restored for 30 days. */
export function DeleteSite() {
  const [open, setOpen] = useState(false);
  return (
    <Fieldset legend="Delete site">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Visitors can no longer see it. You can restore it for 30 days with the link we email you. After
          that, everything is permanently deleted: pages, orders, customers, files and addresses.
        </Text>
        <Button color="red" variant="outline" onClick={() => setOpen(true)}>
          Delete site
        </Button>
      </Stack>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Delete site?">
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

const many = (count: number, one: string, more: string) => (count === 1 ? `One ${one}` : `${count} ${more}`);

function Confirm({ ending, onClose }: { ending: SiteEnding; onClose: () => void }) {
  const { name, openOrders, upcomingBookings } = ending;
  const [typed, setTyped] = useState('');
  const [leaveOrders, setLeave] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const matches = typed.trim().toLowerCase() === name.trim().toLowerCase();

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!matches) return setProblem(`Type “${name}”.`);
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
          <Alert color="red" icon={<IconAlertTriangle />} title="This site has open orders or bookings">
            {openOrders > 0 && (
              <p>
                {many(openOrders, 'order is', 'orders are')} paid but not fulfilled. Fulfil or refund them
                first.
              </p>
            )}
            {upcomingBookings > 0 && (
              <p>{many(upcomingBookings, 'booking is', 'bookings are')} still to come. Tell your guests.</p>
            )}
          </Alert>
        )}
        {openOrders > 0 && (
          <Checkbox
            label="Delete site without fulfilling these orders"
            checked={leaveOrders}
            onChange={({ currentTarget }) => setLeave(currentTarget.checked)}
          />
        )}
        <TextInput
          label={`Type “${name}” to confirm`}
          value={typed}
          error={problem}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            color="red"
            loading={busy}
            disabled={!matches || (openOrders > 0 && !leaveOrders)}
          >
            Delete site
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
