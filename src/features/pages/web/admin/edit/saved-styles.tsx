import { ActionIcon, Button, Group, Menu, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { Styling } from '../../../../../lib/styling.ts';
import type { SavedStyle, stylesContract } from '../../../styles-contract.ts';
import css from './edit.module.css';

const call = browserClient<typeof stylesContract>();
const KEY = ['styles'] as const;
const stylesQuery = queryOptions({ queryKey: KEY, queryFn: () => call('GET /api/styles') });

/** The site's saved styles as entries of the “Styles” menu. */
export function SavedStyleItems({ onApply }: { onApply: (styling: Styling) => void }) {
  const { data = [], isPending, error } = useQuery(stylesQuery);
  return (
    <>
      <Menu.Label>Saved styles</Menu.Label>
      {data.map(({ _id, name, styling }) => (
        <Menu.Item key={_id} onClick={() => onApply(styling)}>
          {name}
        </Menu.Item>
      ))}
      {data.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" pb={4}>
          {error ? 'Saved styles couldn’t be loaded.' : isPending ? 'Loading…' : 'None yet.'}
        </Text>
      )}
    </>
  );
}

interface NameProps {
  name: string;
  verb: string;
  onSave: (name: string) => Promise<unknown>;
  onDone: () => void;
  children?: ReactNode;
}

function NameForm({ name: given, verb, onSave, onDone, children }: NameProps) {
  const [name, setName] = useState(given);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(name);
      onDone();
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        {children}
        <TextInput
          label="Name"
          description="Only you see it, such as “Card, quiet”."
          data-autofocus
          required
          maxLength={60}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={name.trim() === ''}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function StyleList({ onRename }: { onRename: (style: SavedStyle) => void }) {
  const queries = useQueryClient();
  const { data = [] } = useQuery(stylesQuery);
  const remove = useMutation({
    mutationFn: ({ _id }: SavedStyle) => call('DELETE /api/style/{id}', { params: { id: _id } }),
    onSuccess: async (_, { name, styling }) => {
      await queries.invalidateQueries(stylesQuery);
      offerUndo({
        says: `Style “${name}” deleted`,
        undo: () =>
          void call('POST /api/style', { body: { name, styling } }).then(
            () => queries.invalidateQueries(stylesQuery),
            tellError,
          ),
      });
    },
  });
  if (data.length === 0)
    return (
      <Text size="sm">No saved styles yet. Style a block, then choose “Save style” in the Styles menu.</Text>
    );
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        Blocks that have a style keep it when you rename or delete it here.
      </Text>
      <ul className={css.styleList}>
        {data.map((style) => (
          <li key={style._id}>
            <span>{style.name}</span>
            <ActionIcon size="lg" aria-label={`Rename ${style.name}`} onClick={() => onRename(style)}>
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              size="lg"
              aria-label={`Delete ${style.name}`}
              loading={remove.isPending && remove.variables._id === style._id}
              onClick={() => remove.mutate(style)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export type StylesDialogState = 'save' | 'manage' | null;

/** Saves the style of a block under a name, or lists saved styles. */
export function StylesDialog({
  shown,
  styling,
  onClose,
}: {
  shown: StylesDialogState;
  styling: Styling;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [renamed, setRenamed] = useState<SavedStyle | null>(null);
  const close = () => {
    setRenamed(null);
    onClose();
  };
  const title = shown === 'save' ? 'Save style' : renamed ? 'Rename style' : 'Saved styles';
  return (
    <Modal opened={shown !== null} onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      {shown === 'save' && (
        <NameForm
          name=""
          verb="Save style"
          onDone={close}
          onSave={async (name) => {
            await call('POST /api/style', { body: { name, styling } });
            await queries.invalidateQueries(stylesQuery);
            tell(`Style “${name.trim()}” saved.`);
          }}
        >
          <Text size="sm">
            Use it on any block of your site. Changing it later doesn’t change blocks that have it.
          </Text>
        </NameForm>
      )}
      {shown === 'manage' &&
        (renamed ? (
          <NameForm
            name={renamed.name}
            verb="Rename"
            onDone={() => setRenamed(null)}
            onSave={async (name) => {
              await call('PUT /api/style/{id}', { params: { id: renamed._id }, body: { name } });
              await queries.invalidateQueries(stylesQuery);
            }}
          />
        ) : (
          <StyleList onRename={setRenamed} />
        ))}
    </Modal>
  );
}
