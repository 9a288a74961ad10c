import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { CallError } from '../http/client.ts';
import { sentenceOf } from '../ui/sentences.ts';
import { noteSessionEnded } from './session-state.ts';

/** Toasts last as long everywhere (spec.md section 9). */
export const TOAST_TIME = 3000;

export function tell(message: string): void {
  notifications.show({ message, icon: <IconCheck size={16} />, color: 'teal', autoClose: TOAST_TIME });
}

/** A failed call as a toast; an ended session has its own place in the frame. */
export function tellError(error: unknown): void {
  if (error instanceof CallError && error.status === 401) {
    noteSessionEnded();
    return;
  }
  const message = sentenceOf(error);
  // The same trouble told once, however many calls met it.
  notifications.show({
    id: message,
    message,
    icon: <IconExclamationMark size={16} />,
    color: 'red',
    autoClose: TOAST_TIME,
    role: 'alert',
  });
}
