import { Text } from '@mantine/core';
import { BothVersions } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { EmailTemplate } from '../../../template-contract.ts';
import css from './edit.module.css';
import { MailFrame, usePreview, type Words } from './preview-pane.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

function Preview({ title, emailID, words }: { title: string; emailID: string; words: Words }) {
  const { data } = usePreview(emailID, words, 0);
  return (
    <>
      <Text size="sm" mb="xs" className="admin-words">
        <bdi>{data?.subject ?? words.subject}</bdi>
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
  const say = useMessages(emailsAdmin);
  const { emailID, subject, body, updatedAt } = theirs;
  return (
    <>
      <Text size="sm" mb="md">
        {updatedAt ? (
          <Sentence say={(when) => say.otherVersionSaved({ when })}>
            <Ago at={updatedAt} />
          </Sentence>
        ) : (
          say.otherVersionSavedMeanwhile
        )}
      </Text>
      <BothVersions
        mine={<Preview title={say.yourUnsavedVersion} emailID={emailID} words={mine} />}
        theirs={<Preview title={say.savedVersion} emailID={emailID} words={{ subject, body }} />}
      />
    </>
  );
}
