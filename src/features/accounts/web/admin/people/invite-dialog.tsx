import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { Role } from '../../../roles.ts';
import { callPeople, PEOPLE_KEY } from './people-calls.ts';
import { RoleField } from './role-field.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

/** Invites a person with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(accountsAdmin);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await callPeople('POST /api/invitation', { body: { email, role } });
      await queries.invalidateQueries({ queryKey: PEOPLE_KEY });
      tell(words.invitationSentTo({ email }));
      onClose();
    } catch (failure) {
      const fields = isRefusal(failure) ? fieldsOf(failure) : {};
      const sentence = tellError(failure);
      setError(fields['email'] ?? sentence);
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={words.inviteStaff}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="md">
          <TextInput
            label={words.emailAddress}
            description={words.theyllGetAnEmailWith}
            type="email"
            autoComplete="off"
            value={email}
            error={error}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            data-autofocus
          />
          <RoleField value={role} onChange={setRole} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.sendInvitation}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
