import { Fieldset, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { instantIn, wallTimeIn } from '../../../../../lib/admin-ui/time/publish-time.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Access } from '../../../access.ts';
import type { ContentType, OwnEntry } from '../../../entry-shapes.ts';
import { accessChoices } from '../access-labels.ts';
import { callEntries, CONTENT_KEY, entryQuery } from '../entry-calls.ts';
import { inSentence } from '../type-labels.ts';
import { mayList } from '../entry-state.tsx';
import { TermField } from './term-field.tsx';

interface Placement {
  shownAt?: string | null;
  unpublishAt?: string | null;
  pinned?: boolean;
  featured?: boolean;
  commentsOff?: boolean;
  access?: Access;
  authors?: string[];
  categories?: string[];
  tags?: string[];
}

const words = {
  ariaLabels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
  submitButtonProps: { 'aria-label': 'Set time' },
  timePickerProps: { hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' },
  popoverProps: { attributes: { dropdown: { 'aria-label': 'Date and time' } } },
  clearButtonProps: { 'aria-label': 'Clear' },
} as const;

/** Saves each change on its own, at once. */
function useSavePlacement(id: string) {
  const queries = useQueryClient();
  const { queryKey } = entryQuery(id);
  // One after the other, so that the last one is the one that stays.
  const { mutate } = useMutation({
    scope: { id: `entry ${id}` },
    mutationFn: (body: Placement) => callEntries('PUT /api/entries/{id}', { params: { id }, body }),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onSettled: () =>
      queries.invalidateQueries({
        queryKey: CONTENT_KEY,
        predicate: (query) => query.queryKey[1] !== 'entry',
      }),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return (part: Placement) => {
    const { authors: _, categories: __, tags: ___, ...shown } = part;
    queries.setQueryData(queryKey, (now) => now && { ...now, ...shown });
    mutate(part);
  };
}

interface TimeProps {
  label: string;
  description: string;
  none: string;
  value: string | null;
  onChange: (at: string | null) => void;
}

function TimeField({ none, value, onChange, ...shared }: TimeProps) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return (
    <DateTimePicker
      {...words}
      {...shared}
      placeholder={none}
      clearable
      valueFormat="D MMMM YYYY, HH:mm"
      value={value && wallTimeIn(value, timeZone)}
      onChange={(wall) => onChange(wall && instantIn(wall, timeZone))}
    />
  );
}

interface FieldsProps {
  type: ContentType;
  entry: OwnEntry;
}

function Terms({ type, entry, save }: FieldsProps & { save: (part: Placement) => void }) {
  const creates = may('publish', 'write');
  return (
    <>
      <TermField
        kind="category"
        label="Categories"
        description={creates ? 'Choose one, or type a new name and press Enter.' : undefined}
        {...{ type }}
        value={entry.categories}
        onChange={(categories) => save({ categories })}
      />
      <TermField
        kind="tag"
        label="Tags"
        description={creates ? 'Type a tag and press Enter.' : undefined}
        {...{ type }}
        value={entry.tags}
        onChange={(tags) => save({ tags })}
      />
      <TermField
        kind="author"
        label="Authors"
        description={`${creates ? 'Type a name and press Enter. ' : ''}Their order is the order on the site.`}
        {...{ type }}
        value={entry.authors}
        onChange={(authors) => save({ authors })}
      />
    </>
  );
}

/** How an entry is listed, and who can see it. */
export function PlacementFields({ type, entry }: FieldsProps) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const save = useSavePlacement(entry._id);
  const lists = mayList(entry);
  return (
    <Fieldset legend="Organise" disabled={!lists}>
      <Stack>
        <Text size="sm" c="dimmed">
          {lists
            ? 'Changes here take effect immediately.'
            : `These settings take effect immediately, so your role can change them in drafts only.`}
        </Text>
        <Terms {...{ type, entry, save }} />
        <NativeSelect
          label="Who can see it"
          description="People who aren’t signed in see its title, excerpt and image, and a link to sign in."
          data={accessChoices()}
          value={entry.access}
          onChange={({ currentTarget }) => save({ access: currentTarget.value as Access })}
        />
        <TimeField
          label="Date"
          description={`Shown to visitors, in your site’s time zone (${timeZone}).`}
          none="The date it is published"
          value={entry.shownAt}
          onChange={(shownAt) => save({ shownAt })}
        />
        <TimeField
          label="Unpublish on"
          description={`Visitors no longer see the ${inSentence(type.name)} after this.`}
          none="Never"
          value={entry.unpublishAt}
          onChange={(unpublishAt) => save({ unpublishAt })}
        />
        <Switch
          label="Pin to the top of the list"
          checked={entry.pinned}
          onChange={({ currentTarget }) => save({ pinned: currentTarget.checked })}
        />
        <Switch
          label="Featured"
          description="Lists on your pages can show featured ones only."
          checked={entry.featured}
          onChange={({ currentTarget }) => save({ featured: currentTarget.checked })}
        />
        {type.settings.comments?.on && (
          <Switch
            label="Allow comments"
            description="When off, visitors don’t see earlier comments either."
            checked={!entry.commentsOff}
            onChange={({ currentTarget }) => save({ commentsOff: !currentTarget.checked })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
