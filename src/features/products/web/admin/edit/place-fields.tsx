import { Radio, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { instantIn, wallTimeIn } from '../../../../../lib/admin-ui/time/publish-time.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { callProducts, collectionsQuery, tagsQuery } from '../product-calls.ts';
import { errorWithin, type FieldsProps, Section } from './section.tsx';

/** Whether and when the shop shows it. */
export function PublishFields({ now: { publish, publishAt }, change, errors }: FieldsProps) {
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return (
    <Section title="In the shop">
      <Radio.Group
        aria-label="Visibility"
        value={publish}
        error={errors['published']}
        onChange={(value) => change({ publish: value })}
      >
        <Stack gap="xs">
          <Radio value="hidden" label="Hidden" description="Only visible to you." />
          <Radio value="now" label="Visible" />
          <Radio value="later" label="Scheduled" />
        </Stack>
      </Radio.Group>
      {publish === 'later' && (
        <DateTimePicker
          label="Publish date"
          description={`In your site’s time zone (${timeZone}).`}
          placeholder="Choose date and time"
          value={publishAt && wallTimeIn(publishAt, timeZone)}
          onChange={(wall) => change({ publishAt: wall && instantIn(wall, timeZone) })}
          valueFormat="D MMMM YYYY, HH:mm"
          error={errors['publishAt']}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
          submitButtonProps={{ 'aria-label': 'Set time' }}
          timePickerProps={{ hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' }}
          popoverProps={{ attributes: { dropdown: { 'aria-label': 'Date and time' } } }}
        />
      )}
    </Section>
  );
}

/** Collections by name; a new name creates one. */
function CollectionsField({ now: { collections }, change, errors }: FieldsProps) {
  const queries = useQueryClient();
  const { data: known = [] } = useQuery(collectionsQuery);
  const make = useMutation({
    mutationFn: (label: string) => callProducts('POST /api/collection', { body: { label } }),
    onSuccess: async ({ _id }) => {
      await queries.invalidateQueries({ queryKey: collectionsQuery.queryKey });
      change({ collections: [...collections, _id] });
    },
  });
  const names = new Map(known.map(({ _id, label }) => [_id, label]));
  return (
    <TagsInput
      label="Collections"
      description="Choose from the list, or type a new name and press Enter."
      data={[...new Set(names.values())]}
      value={[...new Set(collections.flatMap((id) => names.get(id) ?? []))]}
      disabled={make.isPending}
      error={errorWithin(errors, 'collections')}
      onChange={(labels) => {
        const ids = labels.flatMap((label) => known.find((each) => each.label === label)?._id ?? []);
        // Unknown and deleted ones are left unchanged.
        const others = collections.filter((id) => !names.has(id));
        change({ collections: [...others, ...ids] });
        const fresh = labels.find((label) => !known.some((each) => each.label === label));
        if (fresh?.trim()) make.mutate(fresh.trim());
      }}
    />
  );
}

/** Where buyers find it. */
export function FindingFields(props: FieldsProps) {
  const { now, change, errors } = props;
  const { data: tags = [] } = useQuery(tagsQuery);
  return (
    <Section title="Organisation">
      <CollectionsField {...props} />
      <TagsInput
        label="Tags"
        description="Used in search and to group products."
        data={tags}
        value={now.tags}
        maxTags={50}
        error={errorWithin(errors, 'tags')}
        onChange={(next) => change({ tags: next })}
      />
    </Section>
  );
}

/** Its appearance in search engines. */
export function SearchFields({ now: { seo, label }, change, errors }: FieldsProps) {
  return (
    <Section title="Search engine listing">
      <TextInput
        label="Title"
        placeholder={label}
        maxLength={120}
        value={seo.title}
        error={errors['seo.title']}
        onChange={({ currentTarget }) => change({ seo: { ...seo, title: currentTarget.value } })}
      />
      <Textarea
        label="Description"
        description="Leave empty to use the product description."
        autosize
        minRows={2}
        maxLength={320}
        value={seo.description}
        error={errors['seo.description']}
        onChange={({ currentTarget }) => change({ seo: { ...seo, description: currentTarget.value } })}
      />
    </Section>
  );
}
