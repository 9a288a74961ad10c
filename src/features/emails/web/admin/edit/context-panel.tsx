import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { soleName } from '../../../mail-document.ts';
import type { Placeholder } from '../../../mail-kind.ts';
import css from './edit.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  editor: Editor;
  known: readonly Placeholder[];
}

const OTHER = 'other';

function ButtonPanel({ editor, known }: Props) {
  const words = useMessages(emailsAdmin);
  const { href: given } = editor.getAttributes('mailButton') as { href?: string };
  const href = given ?? '';
  const name = soleName(href);
  const set = (next: string) => editor.commands.updateAttributes('mailButton', { href: next });
  return (
    <Group gap="xs" align="flex-end" className={css.context}>
      <Select
        size="xs"
        label={words.buttonLink}
        allowDeselect={false}
        data={[
          ...known.filter(({ type }) => type === 'link').map(({ name: value, label }) => ({ value, label })),
          { value: OTHER, label: words.customLink },
        ]}
        value={name ?? OTHER}
        onChange={(value) => value && set(value === OTHER ? 'https://' : `{{${value}}}`)}
      />
      {name === undefined && (
        <TextInput
          size="xs"
          label={words.address}
          type="url"
          value={href}
          onChange={({ currentTarget }) => set(currentTarget.value.trim())}
        />
      )}
      <Button
        size="xs"
        variant="default"
        onClick={() => editor.chain().focus().deleteNode('mailButton').run()}
      >
        {words.removeButton}
      </Button>
    </Group>
  );
}

function WhenPanel({ editor, known }: Props) {
  const words = useMessages(emailsAdmin);
  const { name = '', not = false } = editor.getAttributes('when') as { name?: string; not?: boolean };
  const optional = known.filter((one) => one.optional);
  const values = optional.flatMap((one) => [
    { value: `with ${one.name}`, label: words.with({ label: one.label }) },
    { value: `without ${one.name}`, label: words.without({ label: one.label }) },
  ]);
  return (
    <Group gap="xs" align="flex-end" className={css.context}>
      <Select
        size="xs"
        label={words.showThisSectionOnly}
        allowDeselect={false}
        data={values}
        value={`${not ? 'without' : 'with'} ${name}`}
        onChange={(value) => {
          const [way, chosen] = (value ?? '').split(' ');
          if (chosen) editor.commands.updateAttributes('when', { name: chosen, not: way === 'without' });
        }}
      />
      <Button size="xs" variant="default" onClick={() => editor.chain().focus().lift('when').run()}>
        {words.alwaysShow}
      </Button>
    </Group>
  );
}

/** Settings for the element at the cursor. */
export function ContextPanel({ editor, known }: Props) {
  const words = useMessages(emailsAdmin);
  if (!editor.isEditable) return null;
  if (editor.isActive('mailButton')) return <ButtonPanel editor={editor} known={known} />;
  if (editor.isActive('when')) return <WhenPanel editor={editor} known={known} />;
  if (editor.isActive('mailRows'))
    return (
      <Group className={css.context} gap="xs">
        <Text size="xs">{words.thisListIsFilledIn}</Text>
        <Button size="xs" variant="default" onClick={() => editor.chain().focus().deleteSelection().run()}>
          {words.removeList}
        </Button>
      </Group>
    );
  return null;
}
