import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import css from './comments.module.css';

/** Text that is certainly no longer than what is shown of a long one. */
const SHORT = { characters: 320, lines: 5 };

/** The text of a comment; a long one is cut off until it is expanded. */
export function CommentText({ body, author }: { body: string; author: string }) {
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
          aria-label={`${isOpen ? 'Show less' : 'Show more'} of the comment by ${author}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
