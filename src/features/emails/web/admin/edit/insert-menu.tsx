import { Button, Menu } from '@mantine/core';
import { IconBraces, IconPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { Placeholder } from '../../../mail-kind.ts';

interface Props {
  editor: Editor;
  known: readonly Placeholder[];
}

const exampleOf = ({ example, optional }: Placeholder): string =>
  `${typeof example === 'string' ? `such as “${example || '…'}”` : 'a list'}${optional ? ', may be empty' : ''}`;

/** All placeholders of the email, to be inserted at the cursor. */
export function PlaceholderMenu({ editor, known }: Props) {
  return (
    <Menu position="bottom-start" withinPortal shadow="md" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconBraces size={14} aria-hidden />}>
          Placeholder
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {known
          .filter(({ type }) => type !== 'rows')
          .map((one) => (
            <Menu.Item
              key={one.name}
              onClick={() =>
                editor
                  .chain()
                  .focus()
                  .insertContent({ type: 'placeholder', attrs: { name: one.name } })
                  .run()
              }
            >
              {one.label}
              <div style={{ fontSize: 12, opacity: 0.75 }} className="admin-clip">
                {exampleOf(one)}
              </div>
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Elements other than text: buttons, lists of the email, and conditional parts. */
export function BlockMenu({ editor, known }: Props) {
  const target = known.find(({ type, name }) => type === 'link' && name !== 'siteLink')?.name ?? 'siteLink';
  const insert = (content: object) => editor.chain().focus().insertContent(content).run();
  const depends = (name: string, not: boolean) => {
    const wrapped = editor.chain().focus().wrapIn('when', { name, not }).run();
    if (!wrapped) insert({ type: 'when', attrs: { name, not }, content: [{ type: 'paragraph' }] });
  };
  const optional = known.filter((one) => one.optional);
  return (
    <Menu position="bottom-start" withinPortal shadow="md" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} aria-hidden />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Item
          onClick={() =>
            insert({
              type: 'mailButton',
              attrs: { href: `{{${target}}}` },
              content: [{ type: 'text', text: 'View it' }],
            })
          }
        >
          Button
        </Menu.Item>
        {known
          .filter(({ type }) => type === 'rows')
          .map(({ name, label }) => (
            <Menu.Item key={name} onClick={() => insert({ type: 'mailRows', attrs: { name } })}>
              {label}
            </Menu.Item>
          ))}
        {optional.length > 0 && <Menu.Label>Conditional section</Menu.Label>}
        {optional.flatMap(({ name, label }) => [
          <Menu.Item key={name} onClick={() => depends(name, false)}>
            with “{label}”
          </Menu.Item>,
          <Menu.Item key={`not-${name}`} onClick={() => depends(name, true)}>
            without “{label}”
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
