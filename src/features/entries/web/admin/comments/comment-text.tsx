import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import css from './comments.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

/** Text that is certainly no longer than what is shown of a long one. */
const SHORT = { characters: 320, lines: 5 };

/** The text of a comment; a long one is cut off until it is expanded. */
export function CommentText({ body, author }: { body: string; author: string }) {
  const words = useMessages(entryCommentsAdmin);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = body.length > SHORT.characters || body.split('\n').length > SHORT.lines;
  return (
    <div>
      <p id={id} className={css.text} data-cut={(isLong && !isOpen) || undefined} dir="auto">
        {body}
      </p>
      {isLong && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={
            isOpen ? words.showLessOfTheComment({ author }) : words.showMoreOfTheComment({ author })
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showLess : words.showMore}
        </Button>
      )}
    </div>
  );
}
