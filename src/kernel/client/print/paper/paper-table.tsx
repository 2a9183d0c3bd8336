import type { Column, Described, PaperTable as Table } from '../../../contract/paper/paper.ts'
import styles from './paper.module.css'
import { PeopleText } from './people-text.tsx'

/** The table of a paper. The roles stay with the elements when narrow screens lay the rows out as cards. */
export function PaperTable({ table, title }: { table: Table; title: string }) {
  // More figures than a phone shows side by side are read by scrolling.
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
            // A printed row has no other name than its place, and never moves.
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

/** What a row is about: its first words. */
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
