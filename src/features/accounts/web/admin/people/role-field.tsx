import { Radio, Stack } from '@mantine/core';
import { type Role, roles } from '../../../roles.ts';
import { roleLabels } from './role-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
}

/** Each role with its purpose. */
export function RoleField({ value, onChange }: Props) {
  const words = useMessages(accountsAdmin);
  const labels = roleLabels();
  return (
    <Radio.Group label={words.role} value={value} onChange={(chosen) => onChange(chosen)}>
      <Stack gap="xs" mt="xs">
        {roles.toReversed().map((role) => (
          <Radio key={role} value={role} label={labels[role].name} description={labels[role].says} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
