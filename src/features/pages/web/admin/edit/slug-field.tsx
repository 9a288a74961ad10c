import { addressLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { fieldsOf } from '../../../../../lib/ui/sentences.ts';
import { slugFrom } from '../../../slugs.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

interface Props {
  /** What comes before it in the address. */
  start: string;
  onSaved: () => void;
}

/** The last part of an address. It takes effect at once, so it is saved on blur and with Enter. */
export function SlugField({ start, onSaved }: Props) {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const slug = useEditorState(({ page }) => page.slug);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const wanted = typed?.trim() ? slugFrom(typed, addressLocale()) : slug;
    if (wanted === slug) {
      setTyped(null);
      return setError(null);
    }
    try {
      await editor.place({ slug: wanted });
      setTyped(null);
      setError(null);
      tell(words.addressSavedTheOldOne);
      onSaved();
    } catch (failed) {
      const sentence = tellError(failed);
      setError((failed instanceof CallError && fieldsOf(failed)['slug']) || sentence);
    }
  };
  return (
    <TextInput
      label={words.address}
      description={`${location.host}${start}${slug}`}
      maxLength={80}
      value={typed ?? slug}
      error={error}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={({ key }) => key === 'Enter' && void save()}
    />
  );
}
