import { Radio, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DateTimeField } from '../../../../../lib/admin-ui/time/date-fields.tsx';
import { useWebsite } from '../../../../websites/web/index.ts';
import { callProducts, collectionsQuery, tagsQuery } from '../product-calls.ts';
import { errorWithin, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** Whether and when the shop shows it. */
export function PublishFields({ now: { publish, publishAt }, change, errors }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return (
    <Section title={words.inTheShop}>
      <Radio.Group
        label={words.visibility}
        value={publish}
        error={errors['published']}
        onChange={(value) => change({ publish: value })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="hidden" label={words.hidden} description={words.onlyVisibleToYou} />
          <Radio value="now" label={words.visible} />
          <Radio value="later" label={words.scheduled} />
        </Stack>
      </Radio.Group>
      {publish === 'later' && (
        <DateTimeField
          label={words.publishDate}
          timeZone={timeZone}
          value={publishAt}
          onChange={(at) => change({ publishAt: at })}
          error={errors['publishAt']}
        />
      )}
    </Section>
  );
}

/** Collections by name; a new name creates one. */
function CollectionsField({ now: { collections }, change, errors }: FieldsProps) {
  const words = useMessages(productsAdmin);
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
      label={words.collections}
      description={words.chooseFromTheListOr}
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
  const words = useMessages(productsAdmin);
  const { now, change, errors } = props;
  const { data: tags = [] } = useQuery(tagsQuery);
  return (
    <Section title={words.organisation}>
      <CollectionsField {...props} />
      <TagsInput
        label={words.tags}
        description={words.usedInSearchAndTo}
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
  const words = useMessages(productsAdmin);
  return (
    <Section title={words.searchEngineListing}>
      <TextInput
        label={words.title}
        placeholder={label}
        maxLength={120}
        value={seo.title}
        error={errors['seo.title']}
        onChange={({ currentTarget }) => change({ seo: { ...seo, title: currentTarget.value } })}
      />
      <Textarea
        label={words.description}
        description={words.leaveEmptyToUseThe}
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
