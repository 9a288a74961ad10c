import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { commitAll } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';
import { nameOfMissing, type MissingRow } from './missing-rows.tsx';
import { callRedirects, REDIRECTS_KEY } from './redirect-calls.ts';
import { TargetField } from './target-field.tsx';

interface Props {
  addresses: readonly MissingRow[];
  onClose: () => void;
}

/** Redirects several missing addresses to one target. Each is a redirect of its own: those before a refused one are kept. */
export function RedirectSeveral({ addresses, onClose }: Props) {
  const words = useMessages(redirectsAdmin);
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState(addresses);
  const queries = useQueryClient();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (to.trim() === '') return setProblem(words.chooseWhereToRedirectTo);
    setBusy(true);
    let done = 0;
    try {
      await commitAll();
      for (const { path, subdomain } of left) {
        await callRedirects('POST /api/redirect', { body: { from: path, to, subdomain } });
        done += 1;
      }
      tell(words.redirectsAdded({ count: addresses.length }));
      onClose();
    } catch (error) {
      const refused = left[done];
      const sentence = tellError(error);
      setProblem(refused ? words.addressRefused({ address: nameOfMissing(refused), sentence }) : sentence);
      setLeft(left.slice(done));
      setBusy(false);
    } finally {
      await queries.invalidateQueries({ queryKey: REDIRECTS_KEY });
    }
  }

  return (
    <Dialog onClose={onClose} title={words.addRedirectsFrom({ count: left.length })}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="md">
          <Text
            component="ul"
            size="sm"
            m={0}
            pl="lg"
            mah="8rem"
            style={{ overflow: 'auto' }}
            tabIndex={0}
            className="admin-words"
          >
            {left.map((row) => (
              <li key={row._id}>{nameOfMissing(row)}</li>
            ))}
          </Text>
          <TargetField value={to} error={problem} onChange={setTo} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {words.addRedirects}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
