import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import {
  MediaPickerContext,
  type PickedFile,
  type PickOptions,
} from '../../../../../lib/admin-ui/media-picker.ts';

const PickerDialog = lazy(() =>
  import('./picker-dialog.tsx').then((part) => ({ default: part.PickerDialog })),
);

interface Request {
  options: PickOptions;
  slot: string;
  settle: (picked: PickedFile[]) => void;
}

/** Provides the file picker dialog to everything below. */
export function MediaPickerProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request | null>(null);
  const open = useRef<Request>(undefined);
  const close = useCallback((picked: PickedFile[]) => {
    open.current?.settle(picked);
    open.current = undefined;
    setRequest(null);
  }, []);
  const pick = useCallback(
    (options: PickOptions, slot: string) => {
      const isSame = open.current?.slot === slot;
      close([]);
      if (isSame) return Promise.resolve([]);
      return new Promise<PickedFile[]>((settle) => {
        open.current = { options, slot, settle };
        setRequest(open.current);
      });
    },
    [close],
  );
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
