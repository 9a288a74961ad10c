import { Anchor, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { SectionUse } from '../../../sections-contract.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { viewPath } from '../../../page-view.ts';
import { useSections } from './section-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

/** Links to the pages that use a section. */
export function SectionUses({ uses }: { uses: readonly SectionUse[] }) {
  const words = useMessages(sectionsAdmin);
  return (
    <List size="sm">
      {uses.map(({ _id, name, visible }) => (
        <List.Item key={_id}>
          <Anchor component={Link} to={viewPath('edit', _id)} size="sm" className="admin-words">
            {name}
          </Anchor>
          {!visible && ` ${words.inADraft}`}
        </List.Item>
      ))}
    </List>
  );
}

/** Settings of a reusable section: its name, and where it is used. */
export function SectionSettings() {
  const words = useMessages(sectionsAdmin);
  const editor = useEditor();
  const name = useEditorState(({ history }) => history.present.name);
  const id = useEditorState(({ page }) => page._id);
  const errors = useEditorState(({ pageErrors }) => pageErrors);
  const uses = useSections().get(id)?.uses ?? [];
  return (
    <Stack gap="lg" maw={640}>
      <TextInput
        label={words.name}
        description={words.onlyYouSeeIt}
        maxLength={200}
        value={name}
        error={errors['name'] ?? (name.trim() === '' && words.enterANameForThe)}
        onChange={({ currentTarget }) =>
          editor.edit((content) => ({ ...content, name: currentTarget.value }), 'name')
        }
      />
      <section aria-label={words.usedOnTitle}>
        <Title order={3} size="h6" mb={6}>
          {uses.length === 0 ? words.notUsedYet : words.on({ count: uses.length })}
        </Title>
        {uses.length === 0 ? (
          <Text size="sm" c="dimmed">
            {words.openAPageAndAdd}
          </Text>
        ) : (
          <SectionUses uses={uses} />
        )}
      </section>
    </Stack>
  );
}
