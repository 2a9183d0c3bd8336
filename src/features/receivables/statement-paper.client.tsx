import paper from '../../kernel/client/print/paper.module.css'
import { Facts, Letterhead, Paper, PaperFooter, Party } from '../../kernel/client/print/paper.tsx'
import { PeopleText } from '../../kernel/client/print/people-text.tsx'
import type { StatementDocument } from './statement-document.ts'
import styles from './statement-paper.module.css'

/** The statement as it is printed: the same words in the same order as in the PDF. */
export function StatementPaper({ document }: { document: StatementDocument }) {
  const { customer, facts, closing, ages } = document
  return (
    <Paper className={`${paper.page} ${styles.sheet}`} name={document.name} language={document.language}>
      <Letterhead className={paper.pageHead} logo={document.logo} company={document.company_name}>
        <h2 className={paper.title}>{document.title}</h2>
      </Letterhead>
      <div className={styles.parties}>
        <Party {...customer} />
        <Facts rows={facts} strong />
      </div>
      <Lines document={document} />
      <div className={styles.closing}>
        <div className={styles.total}>
          <h3>{closing.label}</h3>
          <strong>{closing.value}</strong>
        </div>
        <h3 className={styles.heading}>{ages.title}</h3>
        <dl className={styles.ages}>
          {ages.amounts.map(({ label, value }) => (
            <div key={label}>
              <dt className={paper.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PaperFooter className={paper.pageFoot} pieces={document.footer} />
    </Paper>
  )
}

const columns = ['date', 'document', 'debit', 'credit', 'balance'] as const

function Lines({ document: { headings, opening, lines } }: { document: StatementDocument }) {
  return (
    // The roles stay with the elements when narrow screens lay the entries out as blocks.
    <table className={styles.lines} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader" data-column={name} className={paper.label}>
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <tr className={styles.opening} role="row">
          <th scope="row" role="rowheader" colSpan={4}>
            {opening.label}
          </th>
          <td role="cell" data-column="balance">
            {opening.value}
          </td>
        </tr>
        {lines.map((line, index) => (
          // A printed line has no other name than its place, and never moves.
          <tr key={index} role="row">
            {columns.map((name) => (
              <td key={name} role="cell" data-column={name} data-label={headings[name]}>
                {line[name]}
                {name === 'document' &&
                  line.details.map((details) => (
                    <PeopleText key={details} className={styles.details} text={details} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
