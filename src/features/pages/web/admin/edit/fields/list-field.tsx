import { ActionIcon, Button, Fieldset, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFolderOpen, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { usePickMedia } from '../../../../../../lib/admin-ui/media-picker.ts';
import { announce } from '../../../../../../lib/admin-ui/announce.tsx';
import { MoveButtons } from '../../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../../lib/admin-ui/lists/move-item.ts';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Field } from '../../../../../../lib/content/block-kind.ts';
import { errorsBelow } from '../blocks/block-errors.ts';
import css from '../edit.module.css';
import { useEditor } from '../editor-context.ts';
import type { FieldProps } from './field-props.ts';
import { useReferenceNames } from './reference-field.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

type Entry = Record<string, unknown>;

interface Props {
  /** Renders a field of an entry; passed in, because entries contain lists as well. */
  Input: ComponentType<FieldProps>;
  field: Field & { kind: 'list' };
  error: string | undefined;
  errors: Readonly<Record<string, string>>;
  value: Entry[];
  onChange: (value: Entry[]) => void;
}

const SIZE = 16;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The work on the entries of a list, of which one is open. */
function useEntries({ field, value, onChange }: Pick<Props, 'field' | 'value' | 'onChange'>) {
  const say = useMessages(pageEditAdmin);
  const { undo } = useEditor();
  const [open, setOpen] = useState<number | null>(null);
  const titled = field.fields[field.titleField];
  const isReference = titled?.kind === 'reference';
  const names = useReferenceNames(isReference ? titled.of : undefined);
  const titleOf = (entry: Entry, index: number) => {
    const words = entry[field.titleField];
    const title = isReference ? names.get(String(words)) : words;
    return typeof title === 'string' && title ? title : `${upperFirst(field.noun)} ${index + 1}`;
  };

  const move = (from: number, to: number) => {
    onChange(moveItem(value, from, to));
    setOpen((current) => (current === from ? to : current === to ? from : current));
  };
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    setOpen(null);
    offerUndo({ says: say.removed({ title: titleOf(value[index] ?? {}, index) }), undo });
  };
  const pick = usePickMedia();
  const fill = async ({ kind, label, entry, isSample }: NonNullable<typeof field.fill>) => {
    const files = await pick({ kind, multiple: true, title: label });
    if (files.length === 0) return;
    const kept = value.filter((each) => !isSample(each));
    const added = files.slice(0, field.max - kept.length);
    onChange([...kept, ...added.map(entry)]);
    setOpen(null);
    announce(say.countAdded({ count: added.length }));
  };
  const add = () => {
    onChange([...value, structuredClone(field.newEntry)]);
    setOpen(value.length);
  };
  return { open, setOpen, titleOf, move, remove, fill, add };
}

interface EntryProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  buttons: ReactNode;
  /** The fields. */
  children: ReactNode;
}

function ListEntry({ title, isOpen, onToggle, buttons, children }: EntryProps) {
  return (
    <Paper withBorder radius="md" className={css.entry ?? ''}>
      <Group wrap="nowrap" gap={2} pr={4}>
        <UnstyledButton className={css.entryTitle ?? ''} aria-expanded={isOpen} onClick={onToggle}>
          <IconChevronRight size={SIZE} className={css.chevron ?? ''} aria-hidden />
          <span className="admin-clip">{title}</span>
        </UnstyledButton>
        {buttons}
      </Group>
      {isOpen && (
        <Stack gap="sm" p="sm">
          {children}
        </Stack>
      )}
    </Paper>
  );
}

interface AddProps {
  field: Props['field'];
  count: number;
  onAdd: () => void;
  onFill: (from: NonNullable<Props['field']['fill']>) => void;
}

function AddEntries({ field: { noun, max, fill }, count, onAdd, onFill }: AddProps) {
  const say = useMessages(pageEditAdmin);
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} />}
        disabled={count >= max}
        onClick={onAdd}
      >
        {say.addNoun({ article: /^[aeiou]/.test(noun) ? 'an' : 'a', noun })}
      </Button>
      {fill && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFolderOpen size={14} />}
          aria-haspopup="dialog"
          onClick={() => onFill(fill)}
        >
          {fill.label}
        </Button>
      )}
      {count >= max && (
        <Text size="xs" c="dimmed">
          {say.maximum({ max })}
        </Text>
      )}
    </Group>
  );
}

/** Entries such as cards or buttons: each expands to its fields; they can be added, moved and removed. */
export function ListField({ Input, field, error, errors, value, onChange }: Props) {
  const say = useMessages(pageEditAdmin);
  const list = useId();
  const { open, setOpen, titleOf, move, remove, fill, add } = useEntries({ field, value, onChange });

  return (
    <Fieldset legend={field.label} variant="unstyled" className={css.list ?? ''}>
      <Stack gap={6}>
        {field.help && (
          <Text size="xs" c="dimmed">
            {field.help}
          </Text>
        )}
        {error && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
        {value.map((entry, index) => {
          const own = errorsBelow(errors, String(index));
          const title = titleOf(entry, index);
          const isOpen = open === index || Object.keys(own).length > 0;
          return (
            <ListEntry
              key={index}
              title={title}
              isOpen={isOpen}
              onToggle={() => setOpen(isOpen ? null : index)}
              buttons={
                <>
                  <MoveButtons name={title} at={index} of={value.length} list={list} onMove={move} />
                  <ActionIcon
                    aria-label={say.removeNamed({ title })}
                    disabled={value.length <= (field.min ?? 0)}
                    onClick={() => remove(index)}
                  >
                    <IconTrash size={SIZE} />
                  </ActionIcon>
                </>
              }
            >
              {Object.entries(field.fields).map(([name, inner]) => (
                <Input
                  key={name}
                  name={name}
                  field={inner}
                  value={entry[name]}
                  errors={own}
                  onChange={(next) => onChange(value.with(index, { ...entry, [name]: next }))}
                />
              ))}
            </ListEntry>
          );
        })}
        <AddEntries field={field} count={value.length} onAdd={add} onFill={(from) => void fill(from)} />
      </Stack>
    </Fieldset>
  );
}
