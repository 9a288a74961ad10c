import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../http/client.ts';
import { tellError } from '../tell.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

interface Question {
  title: string;
  says: string;
  confirm: string;
  cancel: string;
  /** If the password is refused, the dialog stays open with the reason. */
  work: (password: string) => Promise<unknown>;
  onDone: () => void;
}

/** Asks for the password before a sign-in becomes less safe, to protect a screen that was left open. */
export function askPassword({ title, ...question }: Question): void {
  const id = modals.open({
    title,
    children: <Asked {...question} onClose={() => modals.close(id)} />,
  });
}

function Asked({
  says,
  confirm,
  cancel,
  work,
  onDone,
  onClose,
}: Omit<Question, 'title'> & { onClose: () => void }) {
  const words = useMessages(adminUi);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await work(password);
      onClose();
      onDone();
    } catch (error) {
      const sentence = tellError(error);
      setWrong((error instanceof CallError && error.fields['password']) || sentence);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">{says}</Text>
        <PasswordInput
          label={words.yourPassword}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={wrong}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color="red" loading={busy}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
