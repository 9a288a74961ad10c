import { Fieldset, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import type { Seo } from '../../../contract.ts';
import { pagePath } from '../../../slugs.ts';
import { UseTemplate } from './use-template.tsx';
import { errorsBelow } from './blocks/block-errors.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { PictureField } from './fields/picture-field.tsx';
import { PlacementFields } from './blocks/placement-fields.tsx';
import { usePageRole } from './page-role.ts';
import { SearchResult } from './search-result.tsx';
import { SharedLink } from './publishing/shared-link.tsx';
import { percentSuffix } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

const DESCRIPTION_SEEN = 160;

/** An empty text is left out, so that the page's own name and text are used. */
function withSeo(seo: Seo, part: Partial<Seo>): Seo {
  const next = { ...seo, ...part };
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== '' && value !== false && value !== undefined),
  );
}

/** The address in previews; of a page of a subdomain, the part after its host. */
function useShownPath(): string {
  const { path } = usePageRole();
  const slug = useEditorState(({ page }) => page.slug);
  return path ?? pagePath(slug);
}

/** The page in search results. */
export function SearchFields() {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const { name, seo } = useEditorState(({ history }) => history.present);
  const { noun } = usePageRole();
  const path = useShownPath();
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  const change = (part: Partial<Seo>, key: string) =>
    editor.edit((content) => ({ ...content, seo: withSeo(content.seo, part) }), key);
  const length = seo.description?.length ?? 0;
  return (
    <Fieldset legend={words.inSearchEngines}>
      <Stack>
        <SearchResult
          title={seo.title || name}
          description={seo.description ?? ''}
          path={path}
          hidden={!!seo.noIndex}
        />
        <TextInput
          label={words.title}
          placeholder={name}
          maxLength={120}
          value={seo.title ?? ''}
          error={errors['seo.title']}
          onChange={({ currentTarget }) => change({ title: currentTarget.value }, 'seo.title')}
        />
        <Textarea
          label={words.description}
          description={
            length > DESCRIPTION_SEEN
              ? words.charactersMostSearchEnginesCut({ length, most: DESCRIPTION_SEEN })
              : words.oneOrTwoSentencesOf({ length, most: DESCRIPTION_SEEN })
          }
          autosize
          minRows={2}
          maxLength={320}
          value={seo.description ?? ''}
          error={errors['seo.description']}
          onChange={({ currentTarget }) =>
            change({ description: currentTarget.value.replaceAll('\n', ' ') }, 'seo.description')
          }
        />
        <Switch
          label={words.hideThisFromSearchEngines({ noun })}
          description={words.peopleWithTheLinkCan}
          checked={seo.noIndex ?? false}
          onChange={({ currentTarget }) => change({ noIndex: currentTarget.checked }, 'seo.noIndex')}
        />
      </Stack>
    </Fieldset>
  );
}

/** Links to the page, as they appear where it is shared. */
export function SharedFields() {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const { name, seo } = useEditorState(({ history }) => history.present);
  const { noun } = usePageRole();
  const path = useShownPath();
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  return (
    <Fieldset legend={words.wherePeopleShareIt}>
      <Stack>
        <SharedLink
          title={seo.title || name}
          description={seo.description ?? ''}
          path={path}
          picture={seo.picture ?? null}
        />
        <PictureField
          label={words.socialSharingImage}
          description={words.bestAt1200630Pixels}
          without={words.withoutSocialImage({ noun })}
          errors={errorsBelow(errors, 'seo.picture')}
          value={seo.picture ?? null}
          onChange={(picture) =>
            editor.edit(
              (content) => ({ ...content, seo: withSeo(content.seo, { picture: picture ?? undefined }) }),
              'seo.picture',
            )
          }
        />
      </Stack>
    </Fieldset>
  );
}

/** Settings of the whole page. */
export function PageSettings() {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const { name, height } = useEditorState(({ history }) => history.present);
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  return (
    <Stack gap="lg" maw={640}>
      <Fieldset legend={words.thePage}>
        <Stack>
          <Text size="sm" c="dimmed">
            {words.visitorsSeeTheseChangesAfter}
          </Text>
          <TextInput
            label={words.name}
            description={words.shownInTheBrowserTab}
            maxLength={200}
            value={name}
            error={errors['name'] ?? (name.trim() === '' && words.enterANameForThe)}
            onChange={({ currentTarget }) =>
              editor.edit((content) => ({ ...content, name: currentTarget.value }), 'name')
            }
          />
          <NumberInput
            label={words.minimumHeight}
            description={words.asAPercentageOfThe}
            min={0}
            max={1000}
            suffix={percentSuffix()}
            allowDecimal={false}
            value={height}
            error={errors['height']}
            onChange={(next) =>
              typeof next === 'number' && editor.edit((content) => ({ ...content, height: next }), 'height')
            }
          />
          <UseTemplate />
        </Stack>
      </Fieldset>
      <PlacementFields />
      <SearchFields />
      <SharedFields />
    </Stack>
  );
}
