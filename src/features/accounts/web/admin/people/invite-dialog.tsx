import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { fieldsOf, isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { Role } from '../../../roles.ts';
import { callPeople, PEOPLE_KEY } from './people-calls.ts';
import { RoleField } from './role-field.tsx';

/** Invites a person with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
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
      tell(`Invitation sent to ${email}.`);
      onClose();
    } catch (failure) {
      const fields = isRefusal(failure) ? fieldsOf(failure) : {};
      const sentence = tellError(failure);
      setError(fields['email'] ?? sentence);
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title="Invite staff">
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="md">
          <TextInput
            label="Email address"
            description="They’ll get an email with a link that expires after 7 days."
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
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Send invitation
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
