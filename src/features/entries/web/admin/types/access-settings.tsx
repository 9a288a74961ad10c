import { NativeSelect } from '@mantine/core';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import type { Access } from '../../../access.ts';
import { accessChoices } from '../access-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

interface Props {
  access: Access | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (access: Access) => void;
}

/** Who can see the content of new entries of the type. */
export function AccessSettings({ access = 'everybody', errors, onChange }: Props) {
  const words = useMessages(entryTypesAdmin);
  return (
    <Section title={words.access}>
      <NativeSelect
        label={words.whoCanSeeNewEntries}
        description={words.existingEntriesStayAsThey}
        data={accessChoices()}
        value={access}
        error={errors['settings.access']}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Access)}
      />
    </Section>
  );
}
