import { NativeSelect } from '@mantine/core';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import type { Access } from '../../../access.ts';
import { accessChoices } from '../access-labels.ts';

interface Props {
  access: Access | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (access: Access) => void;
}

/** Who can see the content of new entries of the type. */
export function AccessSettings({ access = 'everybody', errors, onChange }: Props) {
  return (
    <Section title="Access">
      <NativeSelect
        label="Who can see new entries"
        description="Existing entries stay as they are. You can change each one in its settings, or select several in the list."
        data={accessChoices()}
        value={access}
        error={errors['settings.access']}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Access)}
      />
    </Section>
  );
}
