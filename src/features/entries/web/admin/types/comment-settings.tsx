import { NativeSelect, NumberInput, Switch } from '@mantine/core';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import type { TypeSettings } from '../../../entry-shapes.ts';

type Comments = NonNullable<TypeSettings['comments']>;

const off: Comments = { on: false, hold: 'all', closeDays: null };

const holdLabels: Readonly<Record<Comments['hold'], string>> = {
  none: 'Immediately',
  first: 'Hold first-time authors for approval',
  all: 'Hold all for approval',
};

interface Props {
  comments: Comments | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (comments: Comments) => void;
}

/** Whether visitors may comment on entries of the type, and what happens to their comments. */
export function CommentSettings({ comments = off, errors, onChange }: Props) {
  const change = (part: Partial<Comments>) => onChange({ ...comments, ...part });
  const error = (name: keyof Comments) => errors[`settings.comments.${name}`];
  return (
    <Section
      title="Comments"
      says="Visitors comment below each entry. People without an account confirm their email address first."
    >
      <Switch
        label="Allow comments"
        description="When off, visitors don’t see earlier comments either. You can also turn them off for a single entry, in its settings."
        checked={comments.on}
        onChange={({ currentTarget }) => change({ on: currentTarget.checked })}
      />
      {comments.on && (
        <>
          <NativeSelect
            label="Publish comments"
            description="Comments that you hold are under “Comments”, and only you and your staff see them."
            data={Object.entries(holdLabels).map(([value, label]) => ({ value, label }))}
            value={comments.hold}
            error={error('hold')}
            onChange={({ currentTarget }) => change({ hold: currentTarget.value as Comments['hold'] })}
          />
          <NumberInput
            label="Close comments after"
            description="Days after the date of the entry. Leave empty to keep comments open."
            placeholder="Never"
            suffix=" days"
            min={1}
            max={3650}
            allowDecimal={false}
            allowNegative={false}
            value={comments.closeDays ?? ''}
            error={error('closeDays')}
            onChange={(value) => change({ closeDays: value === '' ? null : Number(value) })}
          />
        </>
      )}
    </Section>
  );
}
