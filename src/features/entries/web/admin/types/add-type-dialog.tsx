import { addressLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { slugOf } from '../../../../../lib/values/slug.ts';
import type { TypeKind } from '../../../field-kinds.ts';
import { readyAddress } from '../../../ready-types.ts';
import { languageOf } from '../../../../../lib/messages/languages.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import { callEntries, CONTENT_KEY, typePath } from '../entry-calls.ts';
import { refusalOf } from '../refusal-of.ts';
import { inSentence, typeLabels } from '../type-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

interface NewType {
  name: string;
  plural: string;
  slug: string;
  inMenu: boolean;
}

function useNewType(kind: TypeKind, onClose: () => void) {
  const say = useMessages(entryTypesAdmin);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [now, setNow] = useState<NewType>({ name: '', plural: '', slug: '', inMenu: true });
  const add = useMutation({
    mutationFn: ({ name, plural, slug, inMenu }: NewType) =>
      callEntries('POST /api/content-types', {
        body: {
          kind,
          inMenu,
          ...(kind === 'other' ? { name, plural } : {}),
          ...(slug.trim() ? { slug: slugOf(slug, 'content', addressLocale()) } : {}),
        },
      }),
    meta: { quiet: true },
    onSuccess: async (type) => {
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      void queries.invalidateQueries({ queryKey: ['pages'] });
      onClose();
      tell(say.addedToYourSite({ name: type.page.name }), {
        label: say.viewPage,
        href: `/${type.page.slug}`,
      });
      await navigate(typePath(type));
    },
  });
  const change = (part: Partial<NewType>) => setNow((before) => ({ ...before, ...part }));
  return { now, change, add, ...refusalOf(add.error) };
}

type Work = Pick<ReturnType<typeof useNewType>, 'now' | 'change' | 'problems'>;

function Names({ now, change, problems }: Work) {
  const say = useMessages(entryTypesAdmin);
  return (
    <>
      <TextInput
        label={say.nameOfOneEntry}
        placeholder={say.caseStudy}
        maxLength={60}
        value={now.name}
        error={problems['name']}
        data-autofocus
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextInput
        label={say.nameOfSeveral}
        description={say.alsoTheTitleOfThe}
        placeholder={say.caseStudies}
        maxLength={60}
        value={now.plural}
        error={problems['plural']}
        onChange={({ currentTarget }) => change({ plural: currentTarget.value })}
      />
    </>
  );
}

/** Adds a content type. A ready one needs no answers; one of the owner's own needs names. */
export function AddTypeDialog({ kind, onClose }: { kind: TypeKind; onClose: () => void }) {
  const say = useMessages(entryTypesAdmin);
  const { add, general, ...work } = useNewType(kind, onClose);
  const { now, change, problems } = work;
  const isOwn = kind === 'other';
  const words = typeLabels[kind];
  const language = languageOf(useWebsite().data?.locale ?? 'en');
  const named = now.slug.trim() || (isOwn ? now.plural || say.caseStudies : '');
  const address = named ? slugOf(named, 'content', addressLocale()) : readyAddress(kind, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(now);
  };
  return (
    <Dialog
      onClose={onClose}
      title={isOwn ? say.addAContentType : say.addKind({ kind: inSentence(words.label) })}
      closeButtonProps={{ 'aria-label': say.close }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{words.says}</Text>
          {isOwn && <Names {...work} />}
          <TextInput
            label={say.address}
            description={say.visitorsWillFindItAt({ host: location.host, address })}
            placeholder={address}
            maxLength={80}
            value={now.slug}
            error={problems['slug']}
            onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
          />
          <Switch
            label={say.showInTheMenu}
            checked={now.inMenu}
            onChange={({ currentTarget }) => change({ inMenu: currentTarget.checked })}
          />
          {general && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {general}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {say.cancel}
            </Button>
            <Button type="submit" loading={add.isPending} {...(isOwn ? {} : { 'data-autofocus': true })}>
              {isOwn ? say.addContentType : say.addKind({ kind: inSentence(words.label) })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
