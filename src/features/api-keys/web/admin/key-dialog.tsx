import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../lib/http/client.ts';
import type { Rights } from '../../../../lib/http/areas.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { ApiKey } from '../../contract.ts';
import { callKeys, keysQuery } from './key-calls.ts';
import { ScopeChoice } from './scope-choice.tsx';
import type { WordsOf } from '../../../../lib/messages/area.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { apiKeysAdmin } from '../../messages/admin/area.ts';

const ends = ({ in30Days, in90Days, in1Year, never }: WordsOf<typeof apiKeysAdmin>) => [
  { value: '30', label: in30Days },
  { value: '90', label: in90Days },
  { value: '365', label: in1Year },
  { value: '', label: never },
];

interface Props {
  /** The key to change; without it, a new one is made. */
  of?: ApiKey;
  onClose: () => void;
  onMade?: (key: string) => void;
}

/** Asks for a key's purpose and permissions; for a new one, also its expiry. */
export function KeyDialog({ of, onClose, onMade }: Props) {
  const words = useMessages(apiKeysAdmin);
  const queries = useQueryClient();
  const [name, setName] = useState(of?.name ?? '');
  const [days, setDays] = useState('365');
  const [rights, setRights] = useState<Rights>(of?.rights ?? {});
  const make = useMutation({
    mutationFn: async () => {
      if (of) {
        await callKeys('PUT /api/api-key/{id}', { params: { id: of._id }, body: { name, rights } });
        return null;
      }
      const body = { name, rights, days: days === '' ? null : Number(days) };
      return (await callKeys('POST /api/api-key', { body })).key;
    },
    meta: { quiet: true },
    onSuccess: async (key) => {
      await queries.invalidateQueries(keysQuery);
      onClose();
      if (key === null) tell(words.apiKeySaved);
      else onMade?.(key);
    },
  });
  const fields = make.error instanceof CallError ? make.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Dialog onClose={onClose} title={of ? words.editQuoted({ name: of.name }) : words.createApiKey} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={words.name}
            description={words.theAppItsForSuch}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={fields['name']}
            maxLength={80}
            data-autofocus
          />
          {!of && (
            <NativeSelect
              label={words.expires}
              data={ends(words)}
              value={days}
              onChange={(event) => setDays(event.currentTarget.value)}
            />
          )}
          <ScopeChoice value={rights} onChange={setRights} />
          {/* The fields may have scrolled away. */}
          {make.error && (
            <Text c="red" size="sm" role="alert">
              {Object.values(fields).join(' ') || sentenceOf(make.error)}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={make.isPending}>
              {of ? words.saveKey : words.createKey}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
