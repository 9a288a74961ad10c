import { Anchor, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { SectionUse } from '../../../sections-contract.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { viewPath } from '../views/page-view.ts';
import { pagesInWords, useSections } from './section-calls.ts';

/** Links to the pages that use a section. */
export function SectionUses({ uses }: { uses: readonly SectionUse[] }) {
  return (
    <List size="sm">
      {uses.map(({ _id, name, visible }) => (
        <List.Item key={_id}>
          <Anchor component={Link} to={viewPath('edit', _id)} size="sm" className="admin-words">
            {name}
          </Anchor>
          {!visible && ' (in a draft)'}
        </List.Item>
      ))}
    </List>
  );
}

/** Settings of a reusable section: its name, and where it is used. */
export function SectionSettings() {
  const editor = useEditor();
  const name = useEditorState(({ history }) => history.present.name);
  const id = useEditorState(({ page }) => page._id);
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  const uses = useSections().get(id)?.uses ?? [];
  return (
    <Stack gap="lg" maw={640}>
      <TextInput
        label="Name"
        description="Only you see it."
        maxLength={200}
        value={name}
        error={errors['name'] ?? (name.trim() === '' && 'Enter a name for the section.')}
        onChange={({ currentTarget }) =>
          editor.edit((content) => ({ ...content, name: currentTarget.value }), 'name')
        }
      />
      <section aria-label="Used on">
        <Title order={3} size="h6" mb={6}>
          {uses.length === 0 ? 'Not used yet' : `On ${pagesInWords(uses.length)}`}
        </Title>
        {uses.length === 0 ? (
          <Text size="sm" c="dimmed">
            Open a page and add it there. It’s at the top of the block list.
          </Text>
        ) : (
          <SectionUses uses={uses} />
        )}
      </section>
    </Stack>
  );
}
