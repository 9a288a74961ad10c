import { Text } from '@mantine/core';
import { BothVersions } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { EmailTemplate } from '../../../template-contract.ts';
import css from './edit.module.css';
import { MailFrame, usePreview, type Words } from './preview-pane.tsx';

function Preview({ title, emailID, words }: { title: string; emailID: string; words: Words }) {
  const { data } = usePreview(emailID, words, 0);
  return (
    <>
      <Text size="sm" mb="xs" className="admin-words">
        {data?.subject ?? words.subject}
      </Text>
      {data ? (
        <MailFrame html={data.html} title={title} width="phone" />
      ) : (
        <pre className={css.text}>{words.body}</pre>
      )}
    </>
  );
}

/** Previews of two versions. */
export function MailDifferences({ mine, theirs }: { mine: Words; theirs: EmailTemplate }) {
  const { emailID, subject, body, updatedAt } = theirs;
  return (
    <>
      <Text size="sm" mb="md">
        The other version was saved {updatedAt ? <Ago at={updatedAt} /> : 'in the meantime'}. You’ll find it
        in the version history either way.
      </Text>
      <BothVersions
        mine={<Preview title="Your unsaved version" emailID={emailID} words={mine} />}
        theirs={<Preview title="Saved version" emailID={emailID} words={{ subject, body }} />}
      />
    </>
  );
}
