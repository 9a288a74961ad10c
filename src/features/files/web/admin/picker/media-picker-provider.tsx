import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import {
  MediaPickerContext,
  type PickedFile,
  type PickMedia,
  type PickOptions,
} from '../../../../../lib/admin-ui/media-picker.ts';

const PickerDialog = lazy(() =>
  import('./picker-dialog.tsx').then((part) => ({ default: part.PickerDialog })),
);

interface Request {
  options: PickOptions;
  settle: (picked: PickedFile[]) => void;
}

/** Gives everything below the one dialog in which files of the library are chosen. */
export function MediaPickerProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request | null>(null);
  const pick: PickMedia = useCallback(
    (options) => new Promise((settle) => setRequest({ options, settle })),
    [],
  );
  const close = (picked: PickedFile[]) => {
    request?.settle(picked);
    setRequest(null);
  };
  return (
    <MediaPickerContext value={pick}>
      {children}
      {request && (
        <Suspense fallback={null}>
          <PickerDialog options={request.options} onClose={close} />
        </Suspense>
      )}
    </MediaPickerContext>
  );
}
