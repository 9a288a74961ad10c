import { Anchor, Card, Group, Stack, Table, Text } from '@mantine/core';
import { IconLock, IconPhoto, IconPin, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SelectAll, type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { UsedList } from '../../../../../lib/admin-ui/preferences.ts';
import { sayExactly } from '../../../../../lib/admin-ui/time/relative-time.ts';
import { variantOf } from '../../../../../lib/content/pictures.ts';
import type { ContentType, OwnEntry } from '../../../entry-shapes.ts';
import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { writePath } from '../entry-calls.ts';
import { EntryState } from '../entry-state.tsx';
import css from './entries.module.css';
import { EntryMenu } from './entry-menu.tsx';
import { fieldColumns, type Field, isShort, shownFields } from './fields/field-columns.ts';
import type { Reading } from './fields/field-text.ts';
import { FieldHeading } from './fields/field-heading.tsx';
import { FieldValue } from './fields/field-value.tsx';
import type { EntryFilter } from './use-entry-filter.ts';
import type { EntryActions } from './use-entry-actions.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

type Order = Pick<EntryFilter, 'sort' | 'field'>;

interface Props {
  type: ContentType;
  entries: readonly OwnEntry[];
  actions: EntryActions;
  list: UsedList;
  isNarrow: boolean;
  timeZone: string | undefined;
  selection: Selection<OwnEntry>;
  reading: Reading;
  order: Order;
  sortBy: (order: Order) => void;
}

/** Columns that can be hidden or shown: those of all types, and fields of this one. */
export function entryColumns(type: ContentType): Record<string, string> {
  const { status, authors, categories, date } = messagesNow(entryListAdmin);
  return { status, authors, categories, date, ...fieldColumns(type) };
}

function Thumbnail({ picture }: Pick<OwnEntry, 'picture'>) {
  return (
    <span className={css.thumbnail}>
      {picture ? (
        <img src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src} alt="" loading="lazy" />
      ) : (
        <IconPhoto size={18} aria-hidden />
      )}
    </span>
  );
}

const namesOf = (terms: OwnEntry['categories']): string => terms.map(({ name }) => name).join(', ');

/** The date that visitors see or will see. */
const dateOf = ({ shownAt, publishedAt, publishAt, state }: OwnEntry): string | null =>
  shownAt ?? (state === 'scheduled' ? publishAt : publishedAt);

function EntryDate({ entry, timeZone }: { entry: OwnEntry; timeZone: string | undefined }) {
  const at = dateOf(entry);
  if (!at) return null;
  const day = new Intl.DateTimeFormat(adminLocale(), {
    dateStyle: 'medium',
    ...(timeZone ? { timeZone } : {}),
  });
  return (
    <time dateTime={at} title={sayExactly(at, timeZone)}>
      {day.format(new Date(at))}
    </time>
  );
}

function Title({ entry: { _id, name, pinned, featured, access, missing } }: { entry: OwnEntry }) {
  const say = useMessages(entryListAdmin);
  return (
    <>
      <Anchor component={Link} to={writePath(_id)} c="inherit" fw={550} className="admin-words admin-opens">
        {name}
      </Anchor>
      {(pinned || featured || access !== 'everybody') && (
        <span className={css.marks}>
          {pinned && <IconPin size={15} role="img" aria-label={say.pinned} />}
          {featured && <IconStar size={15} role="img" aria-label={say.featured} />}
          {access !== 'everybody' && <IconLock size={15} role="img" aria-label={say.signedInCustomersOnly} />}
        </span>
      )}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          {say.toPublishFillIn({ fields: missing.join(', ') })}
        </Text>
      )}
    </>
  );
}

type ShapeProps = Props & { check: (entry: OwnEntry) => ReactNode; fields: readonly Field[] };

function Cards({ type, entries, actions, timeZone, check, fields, reading }: ShapeProps) {
  const say = useMessages(entryListAdmin);
  return (
    <Stack component="ul" gap="xs" p={0} m={0} className={css.plain} aria-label={type.plural}>
      {entries.map((entry) => (
        <Card component="li" withBorder padding="sm" key={entry._id} className="admin-opened">
          <Group wrap="nowrap" gap="sm" align="flex-start">
            {check(entry)}
            <div className={css.grow}>
              <Title entry={entry} />
              <Text size="sm" c="dimmed" className="admin-words" mb={6}>
                <EntryDate entry={entry} timeZone={timeZone} />
                {[namesOf(entry.authors), namesOf(entry.categories)].filter(Boolean).map((words, index) => (
                  <span key={words}>
                    {(index > 0 || dateOf(entry)) && ' · '}
                    {words}
                  </span>
                ))}
              </Text>
              {fields.length > 0 && (
                <div className={css.values}>
                  {fields.map((field) => (
                    <Text size="sm" className={css.value} key={field.key}>
                      <FieldValue
                        {...{ field, entry, reading }}
                        label={(value) => say.labelled({ label: field.label, value })}
                      />
                    </Text>
                  ))}
                </div>
              )}
              <EntryState entry={entry} timeZone={timeZone} />
            </div>
            <EntryMenu {...{ entry, actions }} />
          </Group>
        </Card>
      ))}
    </Stack>
  );
}

function Head({ list: { shows }, selection, fields, order, sortBy }: ShapeProps) {
  const say = useMessages(entryListAdmin);
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th w={40}>
          <SelectAll selection={selection} />
        </Table.Th>
        <Table.Th>{say.title}</Table.Th>
        {shows('status') && <Table.Th>{say.status}</Table.Th>}
        {shows('authors') && <Table.Th>{say.authors}</Table.Th>}
        {shows('categories') && <Table.Th>{say.categories}</Table.Th>}
        {shows('date') && <Table.Th>{say.date}</Table.Th>}
        {fields.map((field) => (
          <FieldHeading key={field.key} {...{ field, order, sortBy }} />
        ))}
        <Table.Td />
      </Table.Tr>
    </Table.Thead>
  );
}

function Row(props: Omit<ShapeProps, 'entries'> & { entry: OwnEntry }) {
  const { entry, actions, list, timeZone, check, fields, reading } = props;
  const { shows, compact } = list;
  return (
    <Table.Tr className="admin-opened">
      <Table.Td>{check(entry)}</Table.Td>
      <Table.Td className={fields.length > 0 ? css.named : undefined}>
        <Group wrap="nowrap" gap="sm">
          {!compact && <Thumbnail picture={entry.picture} />}
          <div className={css.grow}>
            <Title entry={entry} />
          </div>
        </Group>
      </Table.Td>
      {shows('status') && (
        <Table.Td>
          <EntryState entry={entry} timeZone={timeZone} />
        </Table.Td>
      )}
      {shows('authors') && <Table.Td fz="sm">{namesOf(entry.authors)}</Table.Td>}
      {shows('categories') && <Table.Td fz="sm">{namesOf(entry.categories)}</Table.Td>}
      {shows('date') && (
        <Table.Td fz="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          <EntryDate entry={entry} timeZone={timeZone} />
        </Table.Td>
      )}
      {fields.map((field) => (
        <Table.Td fz="sm" key={field.key}>
          <span className={`${css.value} ${isShort(field) ? css.short : css.long}`}>
            <FieldValue {...{ field, entry, reading }} />
          </span>
        </Table.Td>
      ))}
      <Table.Td ta="right">
        <EntryMenu {...{ entry, actions }} />
      </Table.Td>
    </Table.Tr>
  );
}

/** A table on desktops, cards on phones. */
export function EntryRows(props: Props) {
  const { type, entries, list, isNarrow, selection } = props;
  const check = ({ _id, name }: OwnEntry) => <SelectRow selection={selection} id={_id} name={name} />;
  const shape = { ...props, check, fields: shownFields(type, list) };
  if (isNarrow) return <Cards {...shape} />;
  return (
    <div className={css.wide}>
      <Table verticalSpacing={list.compact ? 2 : 'xs'} aria-label={type.plural}>
        <Head {...shape} />
        <Table.Tbody>
          {entries.map((entry) => (
            <Row key={entry._id} {...shape} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
