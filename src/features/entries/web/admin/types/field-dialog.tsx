import {
  Autocomplete,
  Button,
  Group,
  NativeSelect,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { type FieldKind, fieldKinds } from '../../../field-kinds.ts';
import { canBeUnique } from '../../../unique-fields.ts';
import { typesQuery } from '../entry-calls.ts';
import { type FieldDraft, optionsOf, optionsText } from './field-draft.ts';
import { fieldLabels } from './field-labels.ts';

interface Props {
  field: FieldDraft;
  isNew: boolean;
  /** Those of other fields. */
  groups: string[];
  onChange: (field: FieldDraft) => void;
  onClose: () => void;
}

interface MoreProps {
  draft: FieldDraft;
  groups: string[];
  change: (part: Partial<FieldDraft>) => void;
}

function More({ draft, groups, change }: MoreProps) {
  return (
    <>
      <TextInput
        label="Help"
        description="Shown below the field while you write."
        maxLength={200}
        value={draft.help}
        onChange={({ currentTarget }) => change({ help: currentTarget.value })}
      />
      <Autocomplete
        label="Group"
        description="A heading that fields of the same group share where you edit an entry. Choose one, or type a new name."
        placeholder="No group"
        // Its list belongs to the dialog, also for screen readers.
        comboboxProps={{ withinPortal: false }}
        maxLength={60}
        data={groups}
        value={draft.group ?? ''}
        onChange={(group) => change({ group })}
      />
      <Switch
        label="Required"
        description="An entry can’t be published without it."
        checked={draft.required}
        onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
      />
      {canBeUnique(draft.kind) && (
        <Switch
          label="No two entries can have the same value"
          description="Capital letters and spaces at either end make no difference. Any number of entries can leave it empty."
          checked={draft.unique === true}
          onChange={({ currentTarget }) => change({ unique: currentTarget.checked })}
        />
      )}
      <Switch
        label="Show on the site"
        description="Among the details of each entry."
        checked={draft.shown}
        onChange={({ currentTarget }) => change({ shown: currentTarget.checked })}
      />
    </>
  );
}

interface TypeChoiceProps {
  value: string | undefined;
  error: boolean;
  onChange: (type: string | undefined) => void;
}

/** The content type whose entries a field refers to. */
function TypeChoice({ value = '', error, onChange }: TypeChoiceProps) {
  const types = useQuery(typesQuery).data ?? [];
  return (
    <NativeSelect
      label="Content type"
      data={[
        { value: '', label: 'Choose' },
        ...types.map(({ _id, plural }) => ({ value: _id, label: plural })),
      ]}
      value={value}
      error={error && 'Choose a content type.'}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

interface KindProps {
  kind: FieldKind;
  wasUnique: boolean;
  onChange: (kind: FieldKind) => void;
}

const KindChoice = ({ kind, wasUnique, onChange }: KindProps) => (
  <div>
    <NativeSelect
      label="Kind"
      description={fieldLabels[kind].says}
      data={fieldKinds.map((each) => ({ value: each, label: fieldLabels[each].label }))}
      value={kind}
      onChange={({ currentTarget }) => onChange(currentTarget.value as FieldKind)}
    />
    <div role="status">
      {wasUnique && !canBeUnique(kind) && (
        <Text size="sm" mt={6}>
          Values of this kind aren’t compared: two entries will be able to have the same one.
        </Text>
      )}
    </div>
  </div>
);

/** One field of a content type. It is saved with the type. */
export function FieldDialog({ field, isNew, groups, onChange, onClose }: Props) {
  const [draft, setDraft] = useState(field);
  const [options, setOptions] = useState(optionsText(field.options));
  const [tried, setTried] = useState(false);
  const change = (part: Partial<FieldDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isChoice = draft.kind === 'choice';
  const isReference = draft.kind === 'entries';
  const noName = draft.label.trim() === '';
  const noType = isReference && !draft.of;
  const noOptions = isChoice && optionsOf(options).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered within the form of the type.
    event.stopPropagation();
    setTried(true);
    if (noName || noOptions || noType) return;
    const usual = draft.kind === field.kind ? draft.usual : null;
    onChange({
      ...draft,
      label: draft.label.trim(),
      group: draft.group?.trim() || undefined,
      usual,
      options: isChoice ? optionsOf(options) : [],
      of: isReference ? draft.of : undefined,
      unique: draft.unique && canBeUnique(draft.kind) ? true : undefined,
    });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={isNew ? 'Add a field' : 'Edit field'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            placeholder="Cooking time"
            maxLength={60}
            data-autofocus
            value={draft.label}
            error={tried && noName && 'Enter a name for the field.'}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
          <KindChoice
            kind={draft.kind}
            wasUnique={field.unique === true}
            onChange={(kind) => change({ kind })}
          />
          {isReference && (
            <TypeChoice value={draft.of} error={tried && noType} onChange={(of) => change({ of })} />
          )}
          {isChoice && (
            <Textarea
              label="Options"
              description="One on each line."
              autosize
              minRows={3}
              maxRows={10}
              value={options}
              error={tried && noOptions && 'Enter at least one option.'}
              onChange={({ currentTarget }) => setOptions(currentTarget.value)}
            />
          )}
          <More {...{ draft, groups, change }} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{isNew ? 'Add field' : 'Done'}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
