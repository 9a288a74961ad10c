import { Fieldset, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { AmountInput } from '../../../../../lib/admin-ui/numbers/amount-input.tsx';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { DateField, DateTimeField } from '../../../../../lib/admin-ui/time/date-fields.tsx';
import type { ComponentType } from 'react';
import { instantIn, wallTimeIn } from '../../../../../lib/admin-ui/time/publish-time.ts';
import type { Field as BlockField } from '../../../../../lib/content/block-kind.ts';
import { toPicture } from '../../../../../lib/content/pictures.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { MOST_PICTURES } from '../../../field-kinds.ts';
import { fitValue, textOf } from '../../../field-values.ts';
import { FileControl } from './file-control.tsx';
import { ReferencesField } from './references-field.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

type Field = ContentType['fields'][number];

/** The control that blocks use for the same kind of value; given by the page editor. */
export type BlockFieldInput = ComponentType<{
  name: string;
  field: BlockField;
  value: unknown;
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}>;

interface Props {
  type: ContentType;
  field: Field;
  value: unknown;
  /** By path within the entry, such as `start` or `start.end`. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
  Input: BlockFieldInput;
}

const ITEM = 'item';
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asNumber = (value: unknown): number | '' => (typeof value === 'number' ? value : '');

/** The same kind of value as a block's. */
function blockField({ kind, label, help, options }: Field): BlockField | null {
  const words = messagesNow(entrySettingsAdmin);
  const shared = { label, ...(help ? { help } : {}) };
  switch (kind) {
    case 'text':
    case 'multiline':
    case 'richText':
    case 'link':
    case 'picture':
    case 'toggle':
      return { kind, ...shared };
    case 'choice':
      return {
        kind,
        ...shared,
        options: [{ value: '', label: words.choose }, ...options.map((one) => ({ value: one, label: one }))],
      };
    case 'audio':
      return { kind: 'reference', of: 'track', ...shared };
    default:
      return null;
  }
}

/** The same kind of list as a block's. Its entries are objects, those of a value are not. */
function blockList({ kind, label, help }: Field): (BlockField & { kind: 'list' }) | null {
  const words = messagesNow(entrySettingsAdmin);
  const shared = { kind: 'list', label, ...(help ? { help } : {}), newEntry: { [ITEM]: null } } as const;
  if (kind === 'gallery')
    return {
      ...shared,
      noun: words.anImage,
      titleField: ITEM,
      fields: { [ITEM]: { kind: 'picture', label: words.image } },
      fill: {
        kind: 'image',
        label: words.chooseImages,
        entry: (file) => ({ [ITEM]: toPicture(file) }),
        isSample: (entry) => entry[ITEM] === null,
      },
      max: MOST_PICTURES,
    };
  return null;
}

/** Several images. */
function ListControl({ field, list, value, errors, onChange, Input }: Props & { list: BlockField }) {
  const items = (Array.isArray(value) ? value : []).map((item: unknown) => ({ [ITEM]: item }));
  return (
    <Input
      name={field.key}
      field={list}
      value={items}
      errors={errors}
      onChange={(next) => onChange((next as Record<string, unknown>[]).map((item) => item[ITEM] ?? null))}
    />
  );
}

interface Range {
  start: string | null;
  end: string | null;
  allDay: boolean;
}

/** Characters of a value that its field can’t show. */
const MOST_SHOWN = 200;

/** The hour that a picker starts with, before a time has been chosen. */
const NOON = '12:00:00';

function RangeField({ field, value, errors, onChange }: Omit<Props, 'Input' | 'type'>) {
  const words = useMessages(entrySettingsAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const { start = null, end = null, allDay = false } = (value ?? {}) as Partial<Range>;
  const put = (part: Partial<Range>) => {
    const next = { start, end, allDay, ...part };
    onChange(next.start === null ? null : next);
  };
  const picker = (which: 'start' | 'end', at: string | null) => {
    const shared = {
      label: which === 'start' ? words.starts : words.ends,
      placeholder: which === 'start' ? undefined : words.noEnd,
      clearable: true,
      disabled: which === 'end' && start === null,
      error: errors[`${field.key}.${which}`] ?? (which === 'start' ? errors[field.key] : undefined),
    };
    return allDay ? (
      <DateField
        {...shared}
        value={at && wallTimeIn(at, timeZone).slice(0, 10)}
        onChange={(day) => put({ [which]: day && instantIn(`${day} 00:00:00`, timeZone) })}
      />
    ) : (
      <DateTimeField
        {...shared}
        description=""
        defaultTimeValue={NOON}
        timeZone={timeZone}
        value={at}
        onChange={(instant) => put({ [which]: instant })}
      />
    );
  };
  return (
    <Fieldset legend={field.label} p="sm" variant="filled">
      <Stack gap="sm">
        {picker('start', start)}
        {picker('end', end)}
        <Switch
          label={words.allDay}
          checked={allDay}
          onChange={({ currentTarget }) => put({ allDay: currentTarget.checked })}
        />
      </Stack>
    </Fieldset>
  );
}

interface Place {
  name: string;
  address: string;
  href: string;
}

function PlaceField({ field, value, errors, onChange }: Omit<Props, 'Input' | 'type'>) {
  const words = useMessages(entrySettingsAdmin);
  const place: Place = { name: '', address: '', href: '', ...(value as Partial<Place> | null) };
  const put = (part: Partial<Place>) => {
    const next = { ...place, ...part };
    onChange(Object.values(next).every((text) => text === '') ? null : next);
  };
  return (
    <Fieldset legend={field.label} p="sm" variant="filled">
      <Stack gap="sm">
        <TextInput
          label={words.name}
          placeholder={words.villageHall}
          maxLength={120}
          value={place.name}
          error={errors[`${field.key}.name`] ?? errors[field.key]}
          onChange={({ currentTarget }) => put({ name: currentTarget.value })}
        />
        <Textarea
          label={words.address}
          autosize
          minRows={2}
          maxLength={300}
          value={place.address}
          error={errors[`${field.key}.address`]}
          onChange={({ currentTarget }) => put({ address: currentTarget.value })}
        />
        <TextInput
          label={words.mapLink}
          placeholder="https://…"
          type="url"
          maxLength={500}
          value={place.href}
          error={errors[`${field.key}.href`]}
          onChange={({ currentTarget }) => put({ href: currentTarget.value.trim() })}
        />
      </Stack>
    </Fieldset>
  );
}

/** Whether a value has the form that the control of this kind reads, complete or not. */
function isOwn(kind: Field['kind'], value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (kind) {
    case 'number':
    case 'money':
      return typeof value === 'number';
    case 'toggle':
      return typeof value === 'boolean';
    case 'richText':
      return typeof value === 'object' && 'type' in value;
    case 'dateRange':
      return typeof value === 'object' && 'start' in value;
    case 'place':
      return typeof value === 'object' && 'address' in value;
    case 'picture':
      return typeof value === 'object' && 'src' in value;
    case 'gallery':
    case 'entries':
    case 'products':
    case 'services':
      return Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}

/**
 * A field that the owner defined, as its kind is entered. A value from an earlier kind is shown if it can be converted, and
 * otherwise mentioned.
 */
export function ValueField(props: Props) {
  const words = useMessages(entrySettingsAdmin);
  const { field, value } = props;
  if (isOwn(field.kind, value)) return <Control {...props} />;
  const fitting = fitValue(field, value);
  const was = fitting === undefined ? textOf(value) : undefined;
  return (
    <div>
      <Control {...props} value={fitting} />
      {was && (
        <Text size="xs" c="dimmed" mt={4} className="admin-words">
          {words.was({ value: was.slice(0, MOST_SHOWN) })}
        </Text>
      )}
    </div>
  );
}

function Control(props: Props) {
  const { type, field, value, errors, onChange, Input } = props;
  const currency = useWebsite().data?.ecommerce.currency;
  const shared = {
    label: field.label,
    description: field.help || undefined,
    error: errors[field.key],
  };
  const list = blockList(field);
  if (list) return <ListControl {...props} list={list} />;
  const same = blockField(field);
  if (same) return <Input name={field.key} field={same} value={value} errors={errors} onChange={onChange} />;
  switch (field.kind) {
    case 'number':
      return (
        <NumberInput
          {...shared}
          hideControls
          value={asNumber(value)}
          onChange={(next) => onChange(typeof next === 'number' ? next : null)}
        />
      );
    case 'money':
      return (
        <AmountInput
          {...shared}
          label={currency ? `${field.label} (${currency})` : field.label}
          currency={currency}
          value={asNumber(value)}
          onChange={(next) => onChange(typeof next === 'number' ? next : null)}
        />
      );
    case 'date':
      return <DateField {...shared} clearable value={asText(value) || null} onChange={onChange} />;
    case 'dateRange':
      return <RangeField {...props} />;
    case 'file':
      return <FileControl {...shared} value={asText(value)} onChange={onChange} />;
    case 'place':
      return <PlaceField {...props} />;
    case 'entries':
    case 'products':
    case 'services':
      return (
        <ReferencesField
          {...{ type, field, value, onChange }}
          error={
            errors[field.key] ?? Object.entries(errors).find(([at]) => at.startsWith(`${field.key}.`))?.[1]
          }
        />
      );
    default:
      return null;
  }
}
