import { addressLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { Fieldset, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell, tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../../lib/http/client.ts';
import { fieldsOf } from '../../../../../../lib/ui/sentences.ts';
import { useWebsite } from '../../../../../websites/web/index.ts';
import type { Page } from '../../../../contract.ts';
import { HOME_SLUG, pagePath, slugFrom } from '../../../../slugs.ts';
import { PAGES_KEY } from '../../page-calls.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { Placement } from '../editor.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

type Texts = Pick<Placement, 'slug' | 'label' | 'subdomain'>;

const without = <T extends object>(values: T, key: string): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) as T;

/** The typed values. A field is saved when it loses focus. */
function usePlacement(page: Page) {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Texts>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const shown = { slug: page.slug, label: page.label, subdomain: page.subdomain, ...typed };

  const save = async (key: keyof Placement, placement: Placement) => {
    try {
      await editor.place(placement);
      setErrors((before) => without(before, key));
      setTyped((before) => without(before, key));
      tell(words.savedYourSiteShows);
      await queries.invalidateQueries({ queryKey: PAGES_KEY });
    } catch (error) {
      const sentence = tellError(error);
      const own = (error instanceof CallError && fieldsOf(error)[key]) || sentence;
      setErrors((before) => ({ ...before, [key]: own }));
    }
  };
  const leave = (key: keyof Texts, clean: (text: string) => string) => {
    const text = typed[key];
    if (text === undefined) return;
    const value = clean(text);
    if (value === page[key]) setTyped((before) => without(before, key));
    else void save(key, { [key]: value });
  };
  return { typed, setTyped, shown, errors, save, leave };
}

/** Address and menu. They take effect immediately, so each is saved on blur, not while the user types. */
export function PlacementFields() {
  const words = useMessages(pageEditAdmin);
  const page = useEditorState((state) => state.page);
  const website = useWebsite().data;
  const { typed, setTyped, shown, errors, save, leave } = usePlacement(page);
  const isHome = page.slug === HOME_SLUG && page.subdomain === '';
  const host = website?.hosts?.find(({ canonical }) => canonical)?.host ?? location.host;

  return (
    <Fieldset legend={words.addressAndMenu}>
      <Stack>
        <Text size="sm" c="dimmed">
          {words.changesHereTakeEffectImmediately}
        </Text>
        <TextInput
          label={words.address}
          description={
            isHome
              ? words.thisIsYourHomePage
              : words.oldAddressLeads({
                  address: `${page.subdomain ? `${page.subdomain}.` : ''}${host}${pagePath(shown.slug ?? '')}`,
                })
          }
          disabled={isHome}
          maxLength={80}
          value={isHome ? '/' : (shown.slug ?? '')}
          error={errors['slug']}
          onChange={({ currentTarget }) => setTyped({ ...typed, slug: currentTarget.value })}
          onBlur={() => leave('slug', (text) => (text.trim() ? slugFrom(text, addressLocale()) : page.slug))}
        />
        <Switch
          label={words.inTheMenu}
          description={words.onceThePageIsPublished}
          checked={page.inMenu}
          onChange={({ currentTarget }) => void save('inMenu', { inMenu: currentTarget.checked })}
        />
        <TextInput
          label={words.menuLabel}
          description={words.shortOneOrTwoWords}
          maxLength={60}
          value={shown.label ?? ''}
          error={errors['label']}
          onChange={({ currentTarget }) => setTyped({ ...typed, label: currentTarget.value })}
          onBlur={() => leave('label', (text) => text.trim() || page.label)}
        />
        <TextInput
          label={words.partOfTheSite}
          description={words.leaveEmptyUnlessThisPage}
          disabled={isHome}
          maxLength={63}
          value={shown.subdomain ?? ''}
          error={errors['subdomain']}
          onChange={({ currentTarget }) => setTyped({ ...typed, subdomain: currentTarget.value })}
          onBlur={() => leave('subdomain', (text) => text.trim().toLowerCase())}
        />
      </Stack>
    </Fieldset>
  );
}
