import { Button, Menu } from '@mantine/core';
import { IconBraces, IconPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { Placeholder } from '../../../mail-kind.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  editor: Editor;
  known: readonly Placeholder[];
}

function exampleOf({ example, optional }: Placeholder): string {
  const words = messagesNow(emailsAdmin);
  if (typeof example !== 'string') return optional ? words.aListMayBeEmpty : words.aList;
  return (optional ? words.suchAsMayBeEmpty : words.suchAs)({ value: example || '…' });
}

/** All placeholders of the email, to be inserted at the cursor. */
export function PlaceholderMenu({ editor, known }: Props) {
  const words = useMessages(emailsAdmin);
  return (
    <Menu position="bottom-start" withinPortal shadow="md" returnFocus={false}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<IconBraces size={14} aria-hidden />}>
          {words.placeholder}
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
  const words = useMessages(emailsAdmin);
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
          {words.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Item
          onClick={() =>
            insert({
              type: 'mailButton',
              attrs: { href: `{{${target}}}` },
              content: [{ type: 'text', text: words.viewIt }],
            })
          }
        >
          {words.button}
        </Menu.Item>
        {known
          .filter(({ type }) => type === 'rows')
          .map(({ name, label }) => (
            <Menu.Item key={name} onClick={() => insert({ type: 'mailRows', attrs: { name } })}>
              {label}
            </Menu.Item>
          ))}
        {optional.length > 0 && <Menu.Label>{words.conditionalSection}</Menu.Label>}
        {optional.flatMap(({ name, label }) => [
          <Menu.Item key={name} onClick={() => depends(name, false)}>
            {words.with({ label })}
          </Menu.Item>,
          <Menu.Item key={`not-${name}`} onClick={() => depends(name, true)}>
            {words.without({ label })}
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
