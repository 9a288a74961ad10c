import { List, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../../../../lib/ui/sentences.ts';
import { describeChanges } from '../../keep/describe-changes.ts';
import { callPages } from '../../page-calls.ts';
import { useBlockKinds } from '../blocks/block-kinds-context.ts';
import { contentOf } from '../editor.ts';
import { useEditorState } from '../editor-context.ts';

/** The differences in words, for people who cannot see them in the previews or don't want to search. */
export function VersionDifferences({ version }: { version: number }) {
  const kinds = useBlockKinds();
  const id = useEditorState(({ page }) => page._id);
  const now = useEditorState(({ history }) => history.present);
  const { data, error } = useQuery({
    queryKey: ['page-version', id, version],
    queryFn: () =>
      callPages('GET /api/page', { query: { _id: id, draft: 'true', version: String(version) } }),
    // A version never changes.
    staleTime: Infinity,
    gcTime: 0,
  });
  const lines = data && describeChanges(now, contentOf(data), kinds);
  return (
    <section aria-label="Changes">
      <Title order={3} size="h6" mb={6}>
        Changes
      </Title>
      {error && <Text size="sm">{sentenceOf(error)}</Text>}
      {lines?.length === 0 && <Text size="sm">No differences from the current page.</Text>}
      {lines && lines.length > 0 && (
        <List size="sm" mah={160} style={{ overflowY: 'auto' }} tabIndex={0}>
          {lines.map((line, index) => (
            <List.Item key={index} className="admin-words">
              {line}
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
