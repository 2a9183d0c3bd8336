import type { Column, Described, PaperTable as Table } from '../../../contract/paper/paper.ts'
import styles from './paper.module.css'
import { PeopleText } from './people-text.tsx'

/** The table of a paper. Explicit roles keep the table's semantics when narrow screens lay out the rows as cards. */
export function PaperTable({ table, title }: { table: Table; title: string }) {
  // Wider tables than a phone can show scroll horizontally.
  const isWide = table.columns.length > 6
  const { columns, opening, rows, totals } = table
  const figuresFrom = columns.length - (totals?.figures.length ?? 0)
  return (
    // What scrolls must be reachable with the keyboard alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scrolls} role="group" aria-label={title} tabIndex={0}>
      <table className={isWide ? styles.table : `${styles.table} ${styles.cards}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                role="columnheader"
                data-kind={column.kind}
                className={styles.label}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {opening && (
            <tr role="row" className={styles.opening}>
              <th scope="row" role="rowheader" colSpan={columns.length - 1}>
                {opening.label}
              </th>
              <td role="cell" data-kind="figure">
                <bdi dir="ltr">{opening.value}</bdi>
              </td>
            </tr>
          )}
          {rows.map((row, index) => (
            // The index is a stable key, since printed rows never move.
            <tr key={index} role="row">
              {columns.map((column, place) => (
                <Cell key={column.label} column={column} cell={row[place] ?? ''} name={nameOf(row)} />
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot role="rowgroup">
            <tr role="row" className={styles.totals}>
              <th scope="row" role="rowheader" colSpan={figuresFrom}>
                {totals.label}
              </th>
              {totals.figures.map((figure, place) => (
                <td
                  key={place}
                  role="cell"
                  data-kind="figure"
                  data-label={columns[figuresFrom + place]?.label}
                >
                  <bdi dir="ltr">{figure}</bdi>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** Returns the name of a row: the text of its first described cell. */
function nameOf(row: Table['rows'][number]): string {
  const words = row.find((cell) => typeof cell !== 'string')
  return typeof words === 'object' ? words.text : ''
}

function Cell({ column, cell, name }: { column: Column; cell: string | Described; name: string }) {
  return (
    <td
      role="cell"
      data-kind={column.kind}
      data-strong={column.strong}
      data-label={column.label}
      style={column.share ? { ['--share' as string]: column.share } : undefined}
    >
      {typeof cell !== 'string' ? (
        <>
          <PeopleText text={cell.text} />
          {cell.details.map((details, place) => (
            <PeopleText key={place} className={styles.details} text={details} />
          ))}
        </>
      ) : column.kind === 'picture' ? (
        cell && <img src={cell} alt={name} width={50} height={50} />
      ) : (
        cell && <bdi dir="ltr">{cell}</bdi>
      )}
    </td>
  )
}
