import { Anchor, Button, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { TranslateLink } from '../../../../websites/web/index.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { callEntries, typePath } from '../entry-calls.ts';
import { inSentence } from '../type-labels.ts';
import { AccessSettings } from './access-settings.tsx';
import { AddressSettings } from './address-settings.tsx';
import { CommentSettings } from './comment-settings.tsx';
import { ConversionDialog } from './conversion-dialog.tsx';
import { DeleteTypeDialog } from './delete-type-dialog.tsx';
import { FeedList } from './feed-list.tsx';
import { feedsOf } from './feeds.ts';
import { mayHideValues } from './field-draft.ts';
import { FieldsEditor } from './fields-editor.tsx';
import { LayoutSection } from './layout-section.tsx';
import { PodcastFields } from './podcast-fields.tsx';
import { TypeFrame } from './type-frame.tsx';
import { type TypeDraft, useTypeEditing } from './use-type-editing.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

interface FieldsProps {
  type: ContentType;
  now: TypeDraft;
  change: (patch: Partial<TypeDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

function Names({ type, now, change, errors }: FieldsProps) {
  const words = useMessages(entryTypesAdmin);
  return (
    <Section title={words.details}>
      <TextInput
        label={words.nameOfOneEntry}
        maxLength={60}
        value={now.name}
        error={errors['name']}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextInput
        label={words.nameOfSeveral}
        maxLength={60}
        value={now.plural}
        error={errors['plural']}
        onChange={({ currentTarget }) => change({ plural: currentTarget.value })}
      />
      <Textarea
        label={words.description}
        description={words.forFeedsAndSearchEngines}
        autosize
        minRows={2}
        maxLength={1000}
        value={now.settings.description}
        error={errors['settings.description']}
        onChange={({ currentTarget: { value } }) =>
          change({ settings: { ...now.settings, description: value } })
        }
      />
      <Text size="sm">
        <Sentence
          say={(gap) =>
            words.visitorsFindTheList({ page: gap, slug: type.page.slug, name: inSentence(type.name) })
          }
        >
          <Anchor component={Link} to={`/admin/pages/edit/${type.page._id}`} inherit>
            {type.page.name}
          </Anchor>
        </Sentence>
      </Text>
    </Section>
  );
}

/** Events are in order of their time; others of their date. */
function Order({ now, change, errors }: Omit<FieldsProps, 'type'>) {
  const words = useMessages(entryTypesAdmin);
  const times = now.fields.filter(
    ({ key, kind, retired }) => key !== undefined && !retired && kind === 'dateRange',
  );
  if (times.length === 0) return null;
  return (
    <Section title={words.order}>
      <NativeSelect
        label={words.inOrderOf}
        description={words.withAFieldForDate}
        data={[
          { value: '', label: words.publishDateNewestFirst },
          ...times.map(({ key = '', label }) => ({ value: key, label })),
        ]}
        value={now.timeField ?? ''}
        error={errors['timeField']}
        onChange={({ currentTarget }) => change({ timeField: currentTarget.value || null })}
      />
    </Section>
  );
}

/** What visitors may see and write. */
function Visitors({ now: { settings }, change, errors }: Omit<FieldsProps, 'type'>) {
  const set = (part: Partial<TypeDraft['settings']>) => change({ settings: { ...settings, ...part } });
  return (
    <>
      <AccessSettings access={settings.access} errors={errors} onChange={(access) => set({ access })} />
      <CommentSettings
        comments={settings.comments}
        errors={errors}
        onChange={(comments) => set({ comments })}
      />
    </>
  );
}

function Settings({ type }: { type: ContentType }) {
  const words = useMessages(entryTypesAdmin);
  const editing = useTypeEditing(type);
  const { stored: current, now, change, save, saving, errors } = editing;
  const [deleting, setDeleting] = useState(false);
  // Asks what would become of the entries’ values; a change that touches none is saved at once.
  const preview = useMutation({
    mutationFn: () =>
      callEntries('POST /api/content-types/{id}/conversions', {
        params: { id: type._id },
        body: { fields: now.fields },
      }),
    onError: tellError,
    onSuccess: (found) => {
      if (found.every(({ fits, hidden }) => fits + hidden === 0)) void save();
    },
  });
  const conversions = preview.data?.filter(({ fits, hidden }) => fits + hidden > 0) ?? [];
  const onSave = () => {
    if (type.entries > 0 && mayHideValues(current.fields, now.fields)) preview.mutate();
    else void save();
  };
  const fields = { type: current, now, change, errors };
  return (
    <>
      <PageHeader
        title={words.settingsOf({ name: type.page.name })}
        back={{ to: typePath(type), label: type.page.name }}
      >
        <TranslateLink kind="content-type" id={type._id} />
      </PageHeader>
      <Stack maw={720}>
        <Names {...fields} />
        <AddressSettings {...fields} />
        <FeedList feeds={feedsOf(current)} />
        {type.kind === 'episode' && (
          <PodcastFields
            podcast={now.settings.podcast}
            errors={errors}
            onChange={(podcast) => change({ settings: { ...now.settings, podcast } })}
          />
        )}
        <Visitors {...fields} />
        <FieldsEditor fields={now.fields} errors={errors} onChange={(next) => change({ fields: next })} />
        <Order {...fields} />
        <LayoutSection type={type} />
        <Section title={words.deleteContentType}>
          <Text size="sm">{words.entriesAreNeverDeletedWith}</Text>
          <Button
            variant="default"
            c="var(--mantine-color-error)"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setDeleting(true)}
          >
            {words.deleteContentType}
          </Button>
        </Section>
      </Stack>
      {conversions.length > 0 && (
        <ConversionDialog
          conversions={conversions}
          retired={new Set(now.fields.flatMap(({ key, retired }) => (key && retired ? [key] : [])))}
          busy={saving}
          onClose={() => preview.reset()}
          onSave={() => void save().then(() => preview.reset())}
        />
      )}
      {deleting && <DeleteTypeDialog type={current} onClose={() => setDeleting(false)} />}
      <EditingFooter editing={editing} subject={words.thisContentTypeWas} onSave={onSave}>
        {() => <Text size="sm">{words.namesFieldsAndSettingsAre}</Text>}
      </EditingFooter>
    </>
  );
}

/** Names, fields, feeds and deletion of a content type. */
export function TypeSettingsScreen() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <Settings key={found._id} type={found} />}</TypeFrame>;
}
