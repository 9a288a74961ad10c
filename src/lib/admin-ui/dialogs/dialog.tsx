import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from '../focus-back.ts';

/** A dialog that is there only while it is open: as it goes, the focus goes back to where it was. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useFocusBack();
  return <Modal opened {...props} />;
}
