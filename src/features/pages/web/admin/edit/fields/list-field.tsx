import { ActionIcon, Button, Fieldset, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFolderOpen, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useId, useState } from 'react';
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

/** Entries such as cards or buttons: each expands to its fields; they can be added, moved and removed. */
export function ListField({ Input, field, error, errors, value, onChange }: Props) {
  const { undo } = useEditor();
  const list = useId();
  const [open, setOpen] = useState<number | null>(null);
  const titled = field.fields[field.titleField];
  const isReference = titled?.kind === 'reference';
  const names = useReferenceNames(isReference ? titled.of : undefined);
  const titleOf = (entry: Entry, index: number) => {
    const words = entry[field.titleField];
    const title = isReference ? names.get(String(words)) : words;
    return typeof title === 'string' && title ? title : `${field.noun} ${index + 1}`;
  };

  const move = (from: number, to: number) => {
    onChange(moveItem(value, from, to));
    setOpen((current) => (current === from ? to : current === to ? from : current));
  };
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    setOpen(null);
    offerUndo({ says: `“${titleOf(value[index] ?? {}, index)}” removed`, undo });
  };
  const pick = usePickMedia();
  const fill = async ({ kind, label, entry, isSample }: NonNullable<typeof field.fill>) => {
    const files = await pick({ kind, multiple: true, title: label });
    if (files.length === 0) return;
    const kept = value.filter((each) => !isSample(each));
    const added = files.slice(0, field.max - kept.length);
    onChange([...kept, ...added.map(entry)]);
    setOpen(null);
    announce(`${added.length} added`);
  };
  const add = () => {
    onChange([...value, structuredClone(field.newEntry)]);
    setOpen(value.length);
  };

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
            <Paper key={index} withBorder radius="md" className={css.entry ?? ''}>
              <Group wrap="nowrap" gap={2} pr={4}>
                <UnstyledButton
                  className={css.entryTitle ?? ''}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                >
                  <IconChevronRight size={SIZE} className={css.chevron ?? ''} aria-hidden />
                  <span className="admin-clip">{title}</span>
                </UnstyledButton>
                <MoveButtons name={title} at={index} of={value.length} list={list} onMove={move} />
                <ActionIcon
                  aria-label={`Remove ${title}`}
                  disabled={value.length <= (field.min ?? 0)}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={SIZE} />
                </ActionIcon>
              </Group>
              {isOpen && (
                <Stack gap="sm" p="sm">
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
                </Stack>
              )}
            </Paper>
          );
        })}
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            disabled={value.length >= field.max}
            onClick={add}
          >
            Add a {field.noun}
          </Button>
          {field.fill && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconFolderOpen size={14} />}
              aria-haspopup="dialog"
              onClick={() => void (field.fill && fill(field.fill))}
            >
              {field.fill.label}
            </Button>
          )}
          {value.length >= field.max && (
            <Text size="xs" c="dimmed">
              Maximum {field.max}
            </Text>
          )}
        </Group>
      </Stack>
    </Fieldset>
  );
}
