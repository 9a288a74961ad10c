import { useQueryClient } from '@tanstack/react-query';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { ContentType, TypeSettings } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY } from '../entry-calls.ts';
import type { FieldDraft } from './field-draft.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

export interface TypeDraft {
  name: string;
  plural: string;
  fields: FieldDraft[];
  timeField: string | null;
  settings: TypeSettings;
}

const draftOf = ({ name, plural, fields, timeField, settings }: ContentType): TypeDraft => ({
  name,
  plural,
  fields,
  timeField,
  settings,
});

/** A content type being edited. */
export function useTypeEditing(loaded: ContentType) {
  const words = useMessages(entryTypesAdmin);
  const queries = useQueryClient();
  return useEditing(loaded, {
    draftOf,
    send: ({ now, stored: { _id, version } }) =>
      callEntries('PUT /api/content-types/{id}', { params: { id: _id }, body: { ...now, version } }),
    keep: () => void queries.invalidateQueries({ queryKey: CONTENT_KEY }),
    says: ({ plural }) => words.saved({ plural }),
  });
}
