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

const ends = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In 1 year' },
  { value: '', label: 'Never' },
];

interface Props {
  /** The key to change; without it, a new one is made. */
  of?: ApiKey;
  onClose: () => void;
  onMade?: (key: string) => void;
}

/** Asks for a key's purpose and permissions; for a new one, also its expiry. */
export function KeyDialog({ of, onClose, onMade }: Props) {
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
      if (key === null) tell('API key saved.');
      else onMade?.(key);
    },
  });
  const fields = make.error instanceof CallError ? make.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Dialog onClose={onClose} title={of ? `Edit “${of.name}”` : 'Create API key'} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            description="The app it’s for, such as “Accounting”"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={fields['name']}
            maxLength={80}
            data-autofocus
          />
          {!of && (
            <NativeSelect
              label="Expires"
              data={ends}
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
              Cancel
            </Button>
            <Button type="submit" loading={make.isPending}>
              {of ? 'Save key' : 'Create key'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
