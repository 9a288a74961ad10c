import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';
import { callDomains, domainsQuery } from './domain-calls.ts';

/** Changes the name in the platform's address. */
export function RenameDialog({ host, onClose }: { host: string; onClose: () => void }) {
  const words = useMessages(platformAdmin);
  const queries = useQueryClient();
  const dot = host.indexOf('.');
  const [label, setLabel] = useState(host.slice(0, dot));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const domains = await callDomains('PUT /api/site/address', { body: { subdomain: label } });
      queries.setQueryData(domainsQuery.queryKey, domains);
      const moved = domains.find((each) => each.main)?.host;
      tell(words.addressChanged({ address: host }));
      onClose();
      // The window is at an address that only redirects from now on.
      if (location.hostname === host && moved)
        location.assign(location.href.replace(`//${host}`, `//${moved}`));
    } catch (error) {
      const sentence = tellError(error);
      setProblem((isRefusal(error) && fieldsOf(error)['subdomain']) || sentence);
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={words.changeAddress}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="md">
          <TextInput
            label={words.newAddress}
            value={label}
            error={problem}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
            rightSection={
              <Text size="sm" c="dimmed" pe="sm">
                {host.slice(dot)}
              </Text>
            }
            rightSectionWidth="fit-content"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {words.addressChangeSays({ address: host })}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.changeAddress}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
