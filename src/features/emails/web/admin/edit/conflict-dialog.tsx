import { Text } from '@mantine/core';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { StaleDialog, type StaleWork } from '../../../../../lib/admin-ui/dialogs/stale-dialog.tsx';
import type { EmailTemplate } from '../../../template-contract.ts';
import css from './edit.module.css';
import { MailFrame, usePreview, type Words } from './preview-pane.tsx';

function Side({ title, emailID, words }: { title: string; emailID: string; words: Words }) {
  const { data } = usePreview(emailID, words, 0);
  return (
    <section aria-label={title}>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <Text size="sm" mb="xs" className="admin-words">
        {data?.subject ?? words.subject}
      </Text>
      {data ? (
        <MailFrame html={data.html} title={title} width="phone" />
      ) : (
        <pre className={css.text}>{words.body}</pre>
      )}
    </section>
  );
}

interface Props {
  mine: Words;
  work: StaleWork<EmailTemplate>;
}

/** Two windows, or two people, changed the same template: shows both, and loses neither, because versions are kept. */
export function ConflictDialog({ mine, work }: Props) {
  const { theirs } = work;
  return (
    <StaleDialog noun="email" work={work} size="1000px">
      {theirs && (
        <>
          <Text size="sm" mb="md">
            The other version was saved {theirs.updatedAt ? <Ago at={theirs.updatedAt} /> : 'in the meantime'}
            . You’ll find it in the version history either way.
          </Text>
          <div className={css.sides}>
            <Side title="Your unsaved version" emailID={theirs.emailID} words={mine} />
            <Side
              title="Saved version"
              emailID={theirs.emailID}
              words={{ subject: theirs.subject, body: theirs.body }}
            />
          </div>
        </>
      )}
    </StaleDialog>
  );
}
