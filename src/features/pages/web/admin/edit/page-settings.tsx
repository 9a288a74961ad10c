import { Fieldset, NumberInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
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
  const editor = useEditor();
  const { name, seo } = useEditorState(({ history }) => history.present);
  const { noun } = usePageRole();
  const path = useShownPath();
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  const change = (part: Partial<Seo>, key: string) =>
    editor.edit((content) => ({ ...content, seo: withSeo(content.seo, part) }), key);
  const length = seo.description?.length ?? 0;
  return (
    <Fieldset legend="In search engines">
      <Stack>
        <SearchResult
          title={seo.title || name}
          description={seo.description ?? ''}
          path={path}
          hidden={!!seo.noIndex}
        />
        <TextInput
          label="Title"
          placeholder={name}
          maxLength={120}
          value={seo.title ?? ''}
          error={errors['seo.title']}
          onChange={({ currentTarget }) => change({ title: currentTarget.value }, 'seo.title')}
        />
        <Textarea
          label="Description"
          description={
            length > DESCRIPTION_SEEN
              ? `${length} characters. Most search engines cut after about ${DESCRIPTION_SEEN}.`
              : `One or two sentences. ${length} of about ${DESCRIPTION_SEEN} characters.`
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
          label={`Hide this ${noun} from search engines`}
          description="People with the link can still open it."
          checked={seo.noIndex ?? false}
          onChange={({ currentTarget }) => change({ noIndex: currentTarget.checked }, 'seo.noIndex')}
        />
      </Stack>
    </Fieldset>
  );
}

/** Links to the page, as they appear where it is shared. */
export function SharedFields() {
  const editor = useEditor();
  const { name, seo } = useEditorState(({ history }) => history.present);
  const { noun } = usePageRole();
  const path = useShownPath();
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  return (
    <Fieldset legend="Where people share it">
      <Stack>
        <SharedLink
          title={seo.title || name}
          description={seo.description ?? ''}
          path={path}
          picture={seo.picture ?? null}
        />
        <PictureField
          label="Social sharing image"
          description="Best at 1200 × 630 pixels."
          without={`Without one, links to this ${noun} are shown with words only.`}
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
  const editor = useEditor();
  const { name, height } = useEditorState(({ history }) => history.present);
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  return (
    <Stack gap="lg" maw={640}>
      <Fieldset legend="The page">
        <Stack>
          <Text size="sm" c="dimmed">
            Visitors see these changes after you publish.
          </Text>
          <TextInput
            label="Name"
            description="Shown in the browser tab and in your page list."
            maxLength={200}
            value={name}
            error={errors['name'] ?? (name.trim() === '' && 'Enter a name for the page.')}
            onChange={({ currentTarget }) =>
              editor.edit((content) => ({ ...content, name: currentTarget.value }), 'name')
            }
          />
          <NumberInput
            label="Minimum height"
            description="As a percentage of the window, so that short pages still fill it."
            min={0}
            max={1000}
            suffix="%"
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
