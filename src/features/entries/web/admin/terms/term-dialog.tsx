import { addressLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { keptPicture, type Picture } from '../../../../../lib/content/pictures.ts';
import { slugOf } from '../../../../../lib/values/slug.ts';
import type { Term, TermKind } from '../../../entry-shapes.ts';
import { TranslateLink } from '../../../../websites/web/index.ts';
import { callEntries, CONTENT_KEY } from '../entry-calls.ts';
import { PictureField } from '../picture-field.tsx';
import { refusalOf } from '../refusal-of.ts';
import { termTree, termLabels, withBelow } from './term-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  kind: TermKind;
  /** For a category or tag. */
  type: string | null;
  /** Null adds one. */
  term: Term | null;
  /** All of its kind, among which a category can be placed. */
  all: readonly Term[];
  onClose: () => void;
}

interface TermDraft {
  name: string;
  slug: string;
  description: string;
  parent: string | null;
  picture: Picture | null;
}

const draftOf = (term: Term | null): TermDraft => ({
  name: term?.name ?? '',
  slug: term?.slug ?? '',
  description: term?.description ?? '',
  parent: term?.parent ?? null,
  picture: term?.picture ? keptPicture(term.picture) : null,
});

function useTermDraft({ kind, type, term, onClose }: Omit<Props, 'all'>) {
  const say = useMessages(entrySettingsAdmin);
  const queries = useQueryClient();
  const [now, setNow] = useState(() => draftOf(term));
  const save = useMutation({
    mutationFn: () => {
      const { name, slug, description, parent, picture } = now;
      const body = {
        name,
        description,
        ...(slug.trim() ? { slug: slugOf(slug, kind, addressLocale()) } : {}),
        ...(kind === 'category' ? { parent } : {}),
        ...(kind === 'author' ? { picture } : {}),
      };
      return term
        ? callEntries('PUT /api/entry-terms/{id}', { params: { id: term._id }, body })
        : callEntries('POST /api/entry-terms', { body: { kind, ...(type ? { type } : {}), ...body } });
    },
    meta: { quiet: true },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      tell(term ? say.termSaved({ name: saved.name }) : say.termAdded({ name: saved.name }));
      onClose();
    },
  });
  const change = (part: Partial<TermDraft>) => setNow((before) => ({ ...before, ...part }));
  return { now, change, save, ...refusalOf(save.error) };
}

type Work = Pick<ReturnType<typeof useTermDraft>, 'now' | 'change' | 'problems'>;

function Fields({ kind, term, all, now, change, problems }: Pick<Props, 'kind' | 'term' | 'all'> & Work) {
  const say = useMessages(entrySettingsAdmin);
  const below = term ? withBelow(all, term._id) : new Set<string>();
  const isAuthor = kind === 'author';
  return (
    <>
      <TextInput
        label={say.name}
        maxLength={80}
        data-autofocus
        value={now.name}
        error={problems['name']}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextInput
        label={say.address}
        description={say.theLastPartOfThe}
        placeholder={now.name && slugOf(now.name, kind, addressLocale())}
        maxLength={80}
        value={now.slug}
        error={problems['slug']}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      {kind === 'category' && (
        <Select
          label={say.within}
          placeholder={say.noOtherCategory}
          clearable
          data={termTree(all)
            .filter((row) => !below.has(row.term._id))
            .map((row) => ({ value: row.term._id, label: `${'– '.repeat(row.depth)}${row.term.name}` }))}
          value={now.parent}
          error={problems['parent']}
          onChange={(parent) => change({ parent })}
          clearButtonProps={{ 'aria-label': say.clear }}
        />
      )}
      {isAuthor && (
        <PictureField
          label={say.picture}
          value={now.picture}
          error={problems['picture']}
          onChange={(picture) => change({ picture })}
        />
      )}
      {kind !== 'tag' && (
        <Textarea
          label={isAuthor ? say.shortText : say.description}
          description={isAuthor ? say.oneOrTwoSentencesForThe : say.shownAboveItsEntries}
          autosize
          minRows={2}
          maxLength={1000}
          value={now.description}
          error={problems['description']}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      )}
    </>
  );
}

/** Adds or changes a category, a tag or an author. */
export function TermDialog(props: Props) {
  const say = useMessages(entrySettingsAdmin);
  const { kind, term, onClose } = props;
  const { save, general, ...work } = useTermDraft(props);
  const words = termLabels(kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      onClose={onClose}
      title={term ? say.editTerm({ kind }) : words.add}
      closeButtonProps={{ 'aria-label': say.close }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Fields {...props} {...work} />
          {general && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {general}
            </Text>
          )}
          <Group justify="flex-end">
            {term && (kind !== 'author' || term.description !== '') && (
              <TranslateLink kind="term" id={term._id} />
            )}
            <Button variant="default" onClick={onClose}>
              {say.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {term ? say.saveChanges : words.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
