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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { stylingAdmin } from '../../../messages/admin-styling/area.ts';

const call = browserClient<typeof stylesContract>();
const KEY = ['styles'] as const;
const stylesQuery = queryOptions({ queryKey: KEY, queryFn: () => call('GET /api/styles') });

/** The site's saved styles as entries of the “Styles” menu. */
export function SavedStyleItems({ onApply }: { onApply: (styling: Styling) => void }) {
  const words = useMessages(stylingAdmin);
  const { data = [], isPending, error } = useQuery(stylesQuery);
  return (
    <>
      <Menu.Label>{words.savedStyles}</Menu.Label>
      {data.map(({ _id, name, styling }) => (
        <Menu.Item key={_id} onClick={() => onApply(styling)}>
          {name}
        </Menu.Item>
      ))}
      {data.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" pb={4}>
          {error ? words.savedStylesCouldntBeLoaded : isPending ? words.loading : words.noneYet}
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
  const words = useMessages(stylingAdmin);
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
          label={words.name}
          description={words.onlyYouSeeItSuch}
          data-autofocus
          required
          maxLength={60}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {words.cancel}
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
  const words = useMessages(stylingAdmin);
  const queries = useQueryClient();
  const { data = [] } = useQuery(stylesQuery);
  const remove = useMutation({
    mutationFn: ({ _id }: SavedStyle) => call('DELETE /api/style/{id}', { params: { id: _id } }),
    onSuccess: async (_, { name, styling }) => {
      await queries.invalidateQueries(stylesQuery);
      offerUndo({
        says: words.styleDeleted({ name }),
        undo: () =>
          void call('POST /api/style', { body: { name, styling } }).then(
            () => queries.invalidateQueries(stylesQuery),
            tellError,
          ),
      });
    },
  });
  if (data.length === 0) return <Text size="sm">{words.noSavedStylesYetStyle}</Text>;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {words.blocksThatHaveAStyle}
      </Text>
      <ul className={css.styleList}>
        {data.map((style) => (
          <li key={style._id}>
            <span>{style.name}</span>
            <ActionIcon
              size="lg"
              aria-label={words.renameNamed({ name: style.name })}
              onClick={() => onRename(style)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              size="lg"
              aria-label={words.deleteNamed({ name: style.name })}
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
  const words = useMessages(stylingAdmin);
  const queries = useQueryClient();
  const [renamed, setRenamed] = useState<SavedStyle | null>(null);
  const close = () => {
    setRenamed(null);
    onClose();
  };
  const title = shown === 'save' ? words.saveStyle : renamed ? words.renameStyle : words.savedStyles;
  return (
    <Modal
      opened={shown !== null}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {shown === 'save' && (
        <NameForm
          name=""
          verb={words.saveStyle}
          onDone={close}
          onSave={async (name) => {
            await call('POST /api/style', { body: { name, styling } });
            await queries.invalidateQueries(stylesQuery);
            tell(words.styleSaved({ name: name.trim() }));
          }}
        >
          <Text size="sm">{words.useItOnAnyBlock}</Text>
        </NameForm>
      )}
      {shown === 'manage' &&
        (renamed ? (
          <NameForm
            name={renamed.name}
            verb={words.rename}
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
