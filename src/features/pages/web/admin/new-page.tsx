import { addressLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { CallError } from '../../../../lib/http/client.ts';
import { copyBlock } from '../../../../lib/content/block-tree.ts';
import { fieldsOf, sentenceOf } from '../../../../lib/ui/sentences.ts';
import { freeSlug, pagePath, slugFrom } from '../../slugs.ts';
import { pageTemplates } from '../../templates/index.ts';
import { spokenTemplates } from './library-words.ts';
import { allPagesQuery, callPages, PAGES_KEY } from './page-calls.ts';
import { TemplateChoice } from './template-choice.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../messages/admin-list/area.ts';

interface Fields {
  name: string;
  slug: string | null;
  inMenu: boolean;
  /** Key of a template, or empty. */
  template: string;
  copyOf: string;
}

async function makePage({ name, slug, inMenu, template, copyOf }: Fields & { slug: string }) {
  const designed = pageTemplates.find(({ key }) => key === template);
  const from = copyOf
    ? await callPages('GET /api/page', { query: { _id: copyOf, draft: 'true' } })
    : undefined;
  return callPages('POST /api/page', {
    body: {
      name,
      slug,
      inMenu,
      ...(from
        ? {
            // Ids are unique to a page.
            blocks: from.blocks.map((block) => copyBlock(block)),
            height: from.height,
            seo: from.seo,
          }
        : {}),
      ...(designed ? { blocks: designed.blocks.map((block) => copyBlock(block)) } : {}),
    },
  });
}

/** The template's name is used until the owner enters one. */
function nameFor(template: string, name: string): string {
  const templates = spokenTemplates();
  return name.trim() === '' || templates.some((each) => each.name === name)
    ? (templates.find(({ key }) => key === template)?.name ?? '')
    : name;
}

const addressOf = (slug: string): string => `${location.origin}${pagePath(slug)}`;

/** The input for a page, and the call that makes it. */
function useNewPage() {
  const [query] = useSearchParams();
  const pages = useQuery(allPagesQuery).data ?? [];
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [fields, setFields] = useState<Fields>({
    name: '',
    slug: null,
    inMenu: true,
    template: '',
    copyOf: query.get('copy') ?? '',
  });
  const taken = new Set(pages.filter(({ subdomain }) => subdomain === '').map(({ slug }) => slug));
  const slug =
    fields.slug ?? (fields.name.trim() ? freeSlug(slugFrom(fields.name, addressLocale()), taken) : '');
  const change = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));

  const make = useMutation({
    mutationFn: () => makePage({ ...fields, slug }),
    meta: { quiet: true },
    onSuccess: async (page) => {
      await queries.invalidateQueries({ queryKey: PAGES_KEY });
      await navigate(`/admin/pages/edit/${page._id}`);
    },
  });
  const problems = make.error instanceof CallError ? fieldsOf(make.error) : {};
  const isTaken = make.error instanceof CallError && make.error.code === 'address-taken';
  const general = make.error && Object.keys(problems).length === 0 ? sentenceOf(make.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return { pages, fields, change, slug, submit, isMaking: make.isPending, problems, isTaken, general };
}

export function NewPage() {
  const words = useMessages(pageListAdmin);
  const { pages, fields, change, slug, submit, isMaking, problems, isTaken, general } = useNewPage();

  return (
    <>
      <PageHeader
        title={words.newPage}
        lead={words.pagesStartAsDraftsThat}
        back={{ to: '/admin/pages', label: words.pages }}
      />
      <form onSubmit={submit}>
        <Stack maw={1100} gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextInput
              label={words.name}
              description={words.shownInTheBrowserTab}
              placeholder={words.openingHours}
              required
              withAsterisk={false}
              maxLength={200}
              data-autofocus
              autoFocus
              value={fields.name}
              error={problems['name']}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <TextInput
              label={words.address}
              description={
                slug ? words.visitorsWillFindItAt({ address: addressOf(slug) }) : words.madeFromTheName
              }
              required
              withAsterisk={false}
              maxLength={80}
              value={slug}
              error={problems['slug'] ?? (isTaken ? general : null)}
              onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
              onBlur={() =>
                fields.slug !== null &&
                change({ slug: fields.slug.trim() ? slugFrom(fields.slug, addressLocale()) : null })
              }
            />
          </SimpleGrid>
          <TemplateChoice
            value={fields.copyOf ? null : fields.template}
            onChange={(template) => change({ template, copyOf: '', name: nameFor(template, fields.name) })}
          />
          <NativeSelect
            label={words.orCopyOneOfYour}
            description={words.copiesEverythingOnThePage}
            maw={420}
            data={[
              { value: '', label: words.noCopy },
              ...pages.map(({ _id, name }) => ({ value: _id, label: words.aCopyOf({ name }) })),
            ]}
            value={fields.copyOf}
            onChange={({ currentTarget }) => change({ copyOf: currentTarget.value, template: '' })}
          />
          <Switch
            label={words.showInMenu}
            description={words.onceItIsPublished}
            checked={fields.inMenu}
            onChange={({ currentTarget }) => change({ inMenu: currentTarget.checked })}
          />
          {general && !isTaken && (
            <Text c="var(--mantine-color-error)" role="alert">
              {general}
            </Text>
          )}
          <Group>
            <Button type="submit" loading={isMaking}>
              {words.createPage}
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  );
}
