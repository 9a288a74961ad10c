import { NativeSelect, Switch } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import type { TypeSettings } from '../../../entry-shapes.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

type Comments = NonNullable<TypeSettings['comments']>;

const off: Comments = { on: false, hold: 'all', closeDays: null };

const holds = [
  ['none', 'immediately'],
  ['first', 'holdFirstTimeAuthors'],
  ['all', 'holdAllForApproval'],
] as const satisfies readonly [Comments['hold'], string][];

interface Props {
  comments: Comments | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (comments: Comments) => void;
}

/** Whether visitors may comment on entries of the type, and what happens to their comments. */
export function CommentSettings({ comments = off, errors, onChange }: Props) {
  const words = useMessages(entryTypesAdmin);
  const change = (part: Partial<Comments>) => onChange({ ...comments, ...part });
  const error = (name: keyof Comments) => errors[`settings.comments.${name}`];
  return (
    <Section title={words.comments} says={words.visitorsCommentBelowEachEntry}>
      <Switch
        label={words.allowComments}
        description={words.whenOffVisitorsDontSee}
        checked={comments.on}
        onChange={({ currentTarget }) => change({ on: currentTarget.checked })}
      />
      {comments.on && (
        <>
          <NativeSelect
            label={words.publishComments}
            description={words.commentsThatYouHoldAre}
            data={holds.map(([value, label]) => ({ value, label: words[label] }))}
            value={comments.hold}
            error={error('hold')}
            onChange={({ currentTarget }) => change({ hold: currentTarget.value as Comments['hold'] })}
          />
          <NumberInput
            label={words.closeCommentsAfter}
            description={words.daysAfterTheDateOf}
            placeholder={words.never}
            suffix={` ${words.days}`}
            min={1}
            max={3650}
            allowDecimal={false}
            value={comments.closeDays ?? ''}
            error={error('closeDays')}
            onChange={(value) => change({ closeDays: value === '' ? null : value })}
          />
        </>
      )}
    </Section>
  );
}
