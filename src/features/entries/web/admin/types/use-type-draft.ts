import { useQueryClient } from '@tanstack/react-query';
import { useWholeDraft } from '../../../../../lib/admin-ui/editing/use-whole-draft.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { ContentType, TypeSettings } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY } from '../entry-calls.ts';
import type { FieldDraft } from './field-draft.ts';

export interface TypeDraft {
  name: string;
  plural: string;
  fields: FieldDraft[];
  timeField: string | null;
  settings: TypeSettings;
}

const begin: TypeDraft = { name: '', plural: '', fields: [], timeField: null, settings: { description: '' } };

export const draftOf = ({ name, plural, fields, timeField, settings }: ContentType): TypeDraft => ({
  name,
  plural,
  fields,
  timeField,
  settings,
});

/** A content type being edited, saved as a whole on the version that it is based on. */
export function useTypeDraft(loaded: ContentType) {
  const queries = useQueryClient();
  return useWholeDraft<ContentType, TypeDraft>(loaded, {
    begin,
    draftOf,
    send: (now, stored, version) =>
      callEntries('PUT /api/content-types/{id}', {
        params: { id: (stored ?? loaded)._id },
        body: { ...now, ...(version === undefined ? {} : { version }) },
      }),
    onSaved: (type) => {
      void queries.invalidateQueries({ queryKey: CONTENT_KEY });
      tell(`“${type.plural}” saved.`);
    },
  });
}
