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
import { fieldLabel } from './field-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

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
  const words = useMessages(entryTypesAdmin);
  return (
    <>
      <TextInput
        label={words.help}
        description={words.shownBelowTheFieldWhile}
        maxLength={200}
        value={draft.help}
        onChange={({ currentTarget }) => change({ help: currentTarget.value })}
      />
      <Autocomplete
        label={words.group}
        description={words.aHeadingThatFieldsOf}
        placeholder={words.noGroup}
        // Its list belongs to the dialog, also for screen readers.
        comboboxProps={{ withinPortal: false }}
        maxLength={60}
        data={groups}
        value={draft.group ?? ''}
        onChange={(group) => change({ group })}
      />
      <Switch
        label={words.required}
        description={words.anEntryCantBePublished}
        checked={draft.required}
        onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
      />
      {canBeUnique(draft.kind) && (
        <Switch
          label={words.noTwoEntriesCanHave}
          description={words.capitalLettersAndSpacesAt}
          checked={draft.unique === true}
          onChange={({ currentTarget }) => change({ unique: currentTarget.checked })}
        />
      )}
      <Switch
        label={words.showOnTheSite}
        description={words.amongTheDetailsOfEach}
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
  const words = useMessages(entryTypesAdmin);
  const types = useQuery(typesQuery).data ?? [];
  return (
    <NativeSelect
      label={words.contentType}
      data={[
        { value: '', label: words.choose },
        ...types.map(({ _id, plural }) => ({ value: _id, label: plural })),
      ]}
      value={value}
      error={error && words.chooseAContentTypeToRefer}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

interface KindProps {
  kind: FieldKind;
  wasUnique: boolean;
  onChange: (kind: FieldKind) => void;
}

const KindChoice = ({ kind, wasUnique, onChange }: KindProps) => {
  const words = useMessages(entryTypesAdmin);
  return (
    <div>
      <NativeSelect
        label={words.kind}
        description={fieldLabel(kind).says}
        data={fieldKinds.map((each) => ({ value: each, label: fieldLabel(each).label }))}
        value={kind}
        onChange={({ currentTarget }) => onChange(currentTarget.value as FieldKind)}
      />
      <div role="status">
        {wasUnique && !canBeUnique(kind) && (
          <Text size="sm" mt={6}>
            {words.valuesOfThisKindArent}
          </Text>
        )}
      </div>
    </div>
  );
};

/** One field of a content type. It is saved with the type. */
export function FieldDialog({ field, isNew, groups, onChange, onClose }: Props) {
  const words = useMessages(entryTypesAdmin);
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
      title={isNew ? words.addAField : words.editField}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={words.name}
            placeholder={words.cookingTime}
            maxLength={60}
            data-autofocus
            value={draft.label}
            error={tried && noName && words.enterANameForThe}
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
              label={words.options}
              description={words.oneOnEachLine}
              autosize
              minRows={3}
              maxRows={10}
              value={options}
              error={tried && noOptions && words.enterAtLeastOneOption}
              onChange={({ currentTarget }) => setOptions(currentTarget.value)}
            />
          )}
          <More {...{ draft, groups, change }} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{isNew ? words.addField : words.done}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
