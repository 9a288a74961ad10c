import { ActionIcon, Badge, Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { MoveButtons } from '../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../lib/admin-ui/lists/move-item.ts';
import { errorWithin, Section } from '../../../../../lib/admin-ui/section.tsx';
import { runsOf } from '../../../field-groups.ts';
import { MOST_FIELDS } from '../../../field-kinds.ts';
import css from '../list/entries.module.css';
import { FieldDialog } from './field-dialog.tsx';
import { type FieldDraft, groupsOf, newFieldDraft, placeField } from './field-draft.ts';
import { fieldLabel } from './field-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

const SIZE = 16;

interface Props {
  fields: readonly FieldDraft[];
  errors: Readonly<Record<string, string>>;
  onChange: (fields: FieldDraft[]) => void;
}

interface RowProps {
  field: FieldDraft;
  at: number;
  of: number;
  list: string;
  error: string | undefined;
  onMove: (from: number, to: number) => void;
  onEdit: () => void;
  onRetire: (retired: boolean) => void;
  /** Null once entries may hold values in it: then it is retired. */
  onRemove: (() => void) | null;
}

function Row({ field, at, of, list, error, onMove, onEdit, onRetire, onRemove }: RowProps) {
  const words = useMessages(entryTypesAdmin);
  const { label, kind, required, unique, shown, retired } = field;
  const notes = [required && words.isRequired, unique && words.isUnique, !shown && words.notShownOnTheSite]
    .filter(Boolean)
    .join(', ');
  return (
    <Card component="li" withBorder padding="xs" opacity={retired ? 0.7 : 1}>
      <Group wrap="nowrap" gap="xs">
        <div className={css.grow}>
          <Text fw={550} className="admin-words">
            {label}{' '}
            {retired && (
              <Badge variant="default" size="sm" tt="none">
                {words.retired}
              </Badge>
            )}
          </Text>
          <Text size="sm" c="dimmed">
            {fieldLabel(kind).label}
            {notes && ` · ${notes}`}
          </Text>
          {error && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {error}
            </Text>
          )}
        </div>
        <MoveButtons variant="subtle" size={36} name={label} {...{ at, of, list, onMove }} />
        <Menu position="bottom-end" width={190} withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.moreActionsFor({ label })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={SIZE} />} onClick={onEdit}>
              {words.edit}
            </Menu.Item>
            {onRemove ? (
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={SIZE} />}
                onClick={onRemove}
              >
                {words.remove}
              </Menu.Item>
            ) : (
              <Menu.Item
                leftSection={retired ? <IconArchiveOff size={SIZE} /> : <IconArchive size={SIZE} />}
                onClick={() => onRetire(!retired)}
              >
                {retired ? words.restore : words.retire}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Card>
  );
}

/** Fields under a heading, where there are groups. */
function Run({ heading, children }: { heading: string | null; children: ReactNode }) {
  const id = useId();
  const rows = (
    <Stack component="ol" gap={6} p={0} m={0} className={css.plain}>
      {children}
    </Stack>
  );
  if (heading === null) return rows;
  return (
    <div role="group" aria-labelledby={id}>
      <Title order={3} id={id} size="h6" mb={6} className="admin-words">
        {heading}
      </Title>
      {rows}
    </div>
  );
}

/** Fields of a content type: add, edit, reorder, retire. */
export function FieldsEditor({ fields, errors, onChange }: Props) {
  const words = useMessages(entryTypesAdmin);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const list = useId();
  const edited = typeof open === 'number' ? fields[open] : undefined;
  const isGrouped = fields.some(({ group }) => group);
  const row = (field: FieldDraft, at: number) => (
    <Row
      key={field.key ?? `new ${at}`}
      {...{ field, at, list }}
      of={fields.length}
      error={errorWithin(errors, `fields.${at}`)}
      onMove={(from, to) => onChange(moveItem([...fields], from, to))}
      onEdit={() => setOpen(at)}
      onRetire={(retired) => onChange(fields.with(at, { ...field, retired }))}
      onRemove={field.key === undefined ? () => onChange(fields.toSpliced(at, 1)) : null}
    />
  );
  return (
    <Section title={words.fields} says={words.whatEachEntryHasBeside}>
      {errorWithin(errors, 'fields') && !Object.keys(errors).some((path) => /^fields\.\d/.test(path)) && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errorWithin(errors, 'fields')}
        </Text>
      )}
      {fields.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noFieldsYet}
        </Text>
      )}
      {runsOf(fields).map((run) => (
        <Run key={run.start} heading={isGrouped ? run.heading : null}>
          {run.fields.map((field, index) => row(field, run.start + index))}
        </Run>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={SIZE} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        disabled={fields.length >= MOST_FIELDS}
        onClick={() => setOpen('new')}
      >
        {words.addField}
      </Button>
      {open === 'new' && (
        <FieldDialog
          field={newFieldDraft}
          isNew
          groups={groupsOf(fields)}
          onChange={(field) => onChange(placeField(fields, field, null))}
          onClose={() => setOpen(null)}
        />
      )}
      {typeof open === 'number' && edited && (
        <FieldDialog
          field={edited}
          isNew={false}
          groups={groupsOf(fields)}
          onChange={(field) => onChange(placeField(fields, field, open))}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}
