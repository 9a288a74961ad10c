import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import type { TableProps } from './block.ts';
import { readRows } from './rows.ts';
import css from './table.module.css';

/** Scrolls horizontally if it is too wide; the box is focusable so that keys can scroll it too. */
export function TableView({ id, caption, cells, headRow, headColumn, stripes }: TableProps & ViewContext) {
  const t = useMessages(blockWords);
  const { rows, numeric } = readRows(cells);
  if (rows.length === 0) return null;
  const [first, ...others] = rows;
  const head = headRow && others.length > 0 ? first : undefined;
  const body = head ? others : rows;
  const align = (column: number) => (numeric[column] ? 'end' : undefined);
  return (
    <div
      className={css.box}
      role="group"
      // A box that scrolls and cannot be reached by keyboard hides its end.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...(caption ? { 'aria-labelledby': `caption-${id}` } : { 'aria-label': t.table })}
    >
      <table className={css.table} data-stripes={stripes || undefined}>
        {caption && (
          <caption id={`caption-${id}`} className={css.caption}>
            {caption}
          </caption>
        )}
        {head && (
          <thead>
            <tr>
              {head.map((cell, column) =>
                cell ? (
                  <th key={column} scope="col" data-align={align(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                headColumn && column === 0 && cell ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} data-align={align(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
