import { Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTopDialog } from '../../../../../lib/admin-ui/dialogs/top-dialog.ts';
import type { PickedFile, PickOptions } from '../../../../../lib/admin-ui/media-picker.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';
import { stockAdmin } from '../../../messages/admin-stock/area.ts';
import { useHasStock } from '../stock/stock-calls.ts';
import { StockFiles } from '../stock/stock-files.tsx';
import { OwnFiles } from './own-files.tsx';
import css from './picker.module.css';
import { toPicked } from './use-picker.ts';

/** Above dialogs that ask for a file, below what opens from it. */
const Z_INDEX = 250;

const titles = {
  image: { one: 'chooseImage', many: 'chooseImages' },
  audio: { one: 'chooseAudioFile', many: 'chooseAudioFiles' },
  video: { one: 'chooseVideo', many: 'chooseVideos' },
  any: { one: 'chooseFile', many: 'chooseFiles' },
} as const;

interface Props {
  options: PickOptions;
  /** Called with nothing if the dialog was closed. */
  onClose: (picked: PickedFile[]) => void;
}

/** The library as a dialog; for images, stock photos beside it. */
export function PickerDialog({ options, onClose }: Props) {
  const words = useMessages(filesAdmin);
  const stock = useMessages(stockAdmin);
  const isSmall = useIsNarrow();
  const [source, setSource] = useState<'own' | 'stock'>('own');
  const { kind, multiple = false } = options;
  const label = words[titles[kind][multiple ? 'many' : 'one']];
  const shut = () => onClose([]);
  useTopDialog(shut);
  const hasStock = useHasStock() && kind === 'image';
  return (
    <Modal
      opened
      onClose={shut}
      closeOnEscape={false}
      title={options.title ?? label}
      size="xl"
      fullScreen={isSmall}
      zIndex={Z_INDEX}
      classNames={{ content: css.content ?? '', body: css.body ?? '' }}
    >
      {hasStock && (
        <SegmentedControl
          className={css.source ?? ''}
          aria-label={stock.whereFrom}
          data={[
            { value: 'own', label: stock.yourFiles },
            { value: 'stock', label: stock.stockPhotos },
          ]}
          value={source}
          onChange={setSource}
        />
      )}
      {source === 'own' ? (
        <OwnFiles options={options} label={label} onClose={onClose} />
      ) : (
        <StockFiles multiple={multiple} onTake={(files) => onClose(files.map(toPicked))} onCancel={shut} />
      )}
    </Modal>
  );
}
