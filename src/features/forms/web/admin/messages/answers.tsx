import { Anchor, Card, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { answerText } from '../../../check-answers.ts';
import { fileTypeName, shownSize } from '../../../../files/web/index.ts';
import type { WholeMessage } from '../../../contract.ts';
import css from './messages.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

type Answer = WholeMessage['answers'][number];

/** Strangers made them: they are saved, never opened here. */
function Files({ message, field }: { message: WholeMessage; field: string }) {
  const words = useMessages(inboxAdmin);
  const files = message.files.filter((file) => file.field === field);
  return (
    <>
      <ul className={css.files}>
        {files.map(({ _id, name, type, size }) => (
          <li key={_id}>
            <Group gap="xs" wrap="nowrap">
              <IconDownload size={16} aria-hidden />
              <Anchor
                href={`/api/message/${message._id}/file/${_id}`}
                download={name}
                className="admin-words"
              >
                {name}
              </Anchor>
            </Group>
            <Text size="sm" c="dimmed">
              {fileTypeName(type) ?? words.aFile}, {shownSize(size)}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {words.openAFileOnlyIf}
      </Text>
    </>
  );
}

function Value({ message, answer }: { message: WholeMessage; answer: Answer }) {
  if (answer.type === 'file') return <Files message={message} field={answer.name} />;
  const text = answerText(answer);
  if (answer.type !== 'email') return text;
  return <Anchor href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</Anchor>;
}

/** What was sent, question by question. */
export const Answers = ({ message }: { message: WholeMessage }) => (
  <Card withBorder padding="lg">
    <dl className={css.answers}>
      {message.answers.map((answer) => (
        <div key={answer.name}>
          <dt>{answer.label}</dt>
          <dd>
            <Value message={message} answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
);
