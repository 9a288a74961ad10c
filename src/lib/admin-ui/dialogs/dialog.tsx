import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from '../focus-back.ts';

/** A dialog that is mounted only while it is open. On closing, it restores the focus. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useFocusBack();
  return <Modal opened {...props} />;
}
