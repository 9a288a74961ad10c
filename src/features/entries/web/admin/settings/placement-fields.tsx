import { Fieldset, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DateTimeField } from '../../../../../lib/admin-ui/time/date-fields.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { Access } from '../../../access.ts';
import type { ContentType, OwnEntry } from '../../../entry-shapes.ts';
import { accessChoices } from '../access-labels.ts';
import { callEntries, CONTENT_KEY, entryQuery } from '../entry-calls.ts';
import { inSentence } from '../type-labels.ts';
import { mayList } from '../entry-state.tsx';
import { TermField } from './term-field.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

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

function TimeField({ none, ...shared }: TimeProps) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return <DateTimeField {...shared} placeholder={none} clearable timeZone={timeZone} />;
}

interface FieldsProps {
  type: ContentType;
  entry: OwnEntry;
}

function Terms({ type, entry, save }: FieldsProps & { save: (part: Placement) => void }) {
  const words = useMessages(entrySettingsAdmin);
  const creates = may('publish', 'write');
  return (
    <>
      <TermField
        kind="category"
        label={words.categories}
        description={creates ? words.chooseOneOrTypeA : undefined}
        {...{ type }}
        value={entry.categories}
        onChange={(categories) => save({ categories })}
      />
      <TermField
        kind="tag"
        label={words.tags}
        description={creates ? words.typeATagAndPress : undefined}
        {...{ type }}
        value={entry.tags}
        onChange={(tags) => save({ tags })}
      />
      <TermField
        kind="author"
        label={words.authors}
        description={creates ? words.typeANameAndPress : words.theirOrderIsTheOrder}
        {...{ type }}
        value={entry.authors}
        onChange={(authors) => save({ authors })}
      />
    </>
  );
}

/** How an entry is listed, and who can see it. */
export function PlacementFields({ type, entry }: FieldsProps) {
  const words = useMessages(entrySettingsAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const save = useSavePlacement(entry._id);
  const lists = mayList(entry);
  return (
    <Fieldset legend={words.organise} disabled={!lists}>
      <Stack>
        <Text size="sm" c="dimmed">
          {lists ? words.changesHereTakeEffectImmediately : words.theseSettingsTakeEffectImmediately}
        </Text>
        <Terms {...{ type, entry, save }} />
        <NativeSelect
          label={words.whoCanSeeIt}
          description={words.peopleWhoArentSignedIn}
          data={accessChoices()}
          value={entry.access}
          onChange={({ currentTarget }) => save({ access: currentTarget.value as Access })}
        />
        <TimeField
          label={words.date}
          description={words.shownToVisitorsInYour({ timeZone })}
          none={words.theDateItIsPublished}
          value={entry.shownAt}
          onChange={(shownAt) => save({ shownAt })}
        />
        <TimeField
          label={words.unpublishOn}
          description={words.visitorsNoLongerSeeThe({ name: inSentence(type.name) })}
          none={words.never}
          value={entry.unpublishAt}
          onChange={(unpublishAt) => save({ unpublishAt })}
        />
        <Switch
          label={words.pinToTheTopOf}
          checked={entry.pinned}
          onChange={({ currentTarget }) => save({ pinned: currentTarget.checked })}
        />
        <Switch
          label={words.featured}
          description={words.listsOnYourPagesCan}
          checked={entry.featured}
          onChange={({ currentTarget }) => save({ featured: currentTarget.checked })}
        />
        {type.settings.comments?.on && (
          <Switch
            label={words.allowComments}
            description={words.whenOffVisitorsDontSee}
            checked={!entry.commentsOff}
            onChange={({ currentTarget }) => save({ commentsOff: !currentTarget.checked })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
