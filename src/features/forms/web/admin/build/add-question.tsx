import { Button, Menu, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FieldType, fieldTypes } from '../../../field-types.ts';
import { fieldLabels } from '../field-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

/** Every type of question, to be added at the end. Order forms store texts only. */
export function AddQuestion({ onAdd, orders }: { onAdd: (type: FieldType) => void; orders: boolean }) {
  const words = useMessages(formsAdmin);
  const labels = fieldLabels();
  return (
    // Stays open even if its button is at the very edge of the window, as when keyboard use scrolled there.
    <Menu
      position="bottom-start"
      width={260}
      withinPortal
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} />}>{words.addQuestion}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {fieldTypes
          .filter((type) => type !== 'file' || !orders)
          .map((type) => {
            const { label, says, icon: Symbol } = labels[type];
            return (
              <Menu.Item key={type} leftSection={<Symbol size={18} />} onClick={() => onAdd(type)}>
                {label}
                <Text size="xs" c="dimmed">
                  {says}
                </Text>
              </Menu.Item>
            );
          })}
      </Menu.Dropdown>
    </Menu>
  );
}
