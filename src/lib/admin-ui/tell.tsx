import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { CallError } from '../http/client.ts';
import { sentenceOf } from '../ui/sentences.ts';
import { noteSessionEnded } from './session-state.ts';

/** All toasts last equally long (spec.md section 9). */
export const TOAST_TIME = 3000;

/** Long enough to reach the link in a message. */
const LINK_TIME = 8000;

interface TellLink {
  label: string;
  href: string;
}

/** @param link opens the subject of the message in a new tab */
export function tell(message: string, link?: TellLink): void {
  notifications.show({
    message: link ? (
      <>
        {message}{' '}
        <Anchor href={link.href} target="_blank" inherit fw={600}>
          {link.label}
        </Anchor>
      </>
    ) : (
      message
    ),
    icon: <IconCheck size={16} />,
    color: 'teal',
    autoClose: link ? LINK_TIME : TOAST_TIME,
  });
}

/** For a screen that shows its own refusals: toasts those listed in spec.md section 8, and an unreachable server. */
export function tellListed(error: unknown): void {
  const isListed =
    !(error instanceof CallError) || [0, 400, 401].includes(error.status) || error.status >= 500;
  if (isListed) tellError(error);
}

/**
 * Shows a failed call as a toast. If the session has ended, the frame also offers to sign in again.
 * @returns the message, to be shown beside what failed
 */
export function tellError(error: unknown): string {
  const message = sentenceOf(error);
  if (error instanceof CallError && error.status === 401) noteSessionEnded();
  // The same problem is shown once, however many calls it affects.
  notifications.show({
    id: message,
    message,
    icon: <IconExclamationMark size={16} />,
    color: 'red',
    autoClose: TOAST_TIME,
    role: 'alert',
  });
  return message;
}
