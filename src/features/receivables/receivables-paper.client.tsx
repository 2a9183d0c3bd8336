import paper from '../../kernel/client/print/paper.module.css'
import { Facts, Letterhead, Paper, PaperFooter } from '../../kernel/client/print/paper.tsx'
import { PeopleText } from '../../kernel/client/print/people-text.tsx'
import type { ReceivablesDocument } from './receivables-document.ts'
import styles from './receivables-paper.module.css'

/** Who owes what as it is printed: the same words in the same order as in the PDF. */
export function ReceivablesPaper({ document }: { document: ReceivablesDocument }) {
  const { headings, lines, totals } = document
  return (
    <Paper className={`${paper.page} ${styles.sheet}`} name={document.name} language={document.language}>
      <Letterhead className={paper.pageHead} logo={document.logo} company={document.company_name}>
        <h2 className={paper.title}>{document.title}</h2>
      </Letterhead>
      <div className={styles.facts}>
        <Facts rows={document.facts} strong />
      </div>
      <p className={styles.explained}>{document.explained}</p>
      {/* What scrolls must be reachable with the keyboard alone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.wide} role="group" aria-label={document.title} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className={paper.label}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, code, amounts }, index) => (
              // Two may have one name, and a printed line never moves.
              <tr key={index}>
                <th scope="row">
                  <PeopleText text={name} />
                  {code && <PeopleText className={styles.code} text={code} />}
                </th>
                <Amounts amounts={amounts} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{totals.label}</th>
              <Amounts amounts={totals.amounts} />
            </tr>
          </tfoot>
        </table>
      </div>
      {document.left_out && <p className={styles.explained}>{document.left_out}</p>}
      <PaperFooter className={paper.pageFoot} pieces={document.footer} />
    </Paper>
  )
}

function Amounts({ amounts }: { amounts: readonly string[] }) {
  return amounts.map((amount, index) => (
    // An amount has no other name than its column.
    <td key={index}>
      <bdi dir="ltr">{amount}</bdi>
    </td>
  ))
}
