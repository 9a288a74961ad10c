import { Radio, Stack } from '@mantine/core';
import { type Role, roles, roleLabels } from '../../../roles.ts';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
}

/** Each role with its purpose. */
export function RoleField({ value, onChange }: Props) {
  return (
    <Radio.Group label="Role" value={value} onChange={(chosen) => onChange(chosen)}>
      <Stack gap="xs" mt="xs">
        {roles.toReversed().map((role) => (
          <Radio key={role} value={role} label={roleLabels[role].name} description={roleLabels[role].says} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
