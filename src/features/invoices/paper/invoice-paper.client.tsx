import paper from '../../../kernel/client/print/paper.module.css'
import {
  Facts,
  Letterhead,
  Paper,
  PaperFooter,
  Party,
  Signatures,
} from '../../../kernel/client/print/paper.tsx'
import { PeopleText, PeopleWord } from '../../../kernel/client/print/people-text.tsx'
import { printableText } from '../../../kernel/contract/printable-text.ts'
import type { InvoiceDocument, PrintedLine } from '../invoice-document.ts'
import styles from './invoice-paper.module.css'

/** The invoice as it is printed: the same words in the same order as in the PDF. */
export function InvoicePaper({ document }: { document: InvoiceDocument }) {
  const { from, customer, bank, payment, terms } = document
  return (
    <Paper className={`${paper.page} ${styles.sheet}`} name={document.name} language={document.language}>
      <div
        className={styles.watermark}
        data-mark={printableText(document.watermark)}
        data-warning={document.is_no_claim || undefined}
        style={{ ['--letters' as string]: document.watermark.length + 1 }}
        aria-hidden
      />
      <Letterhead className={paper.pageHead} logo={document.logo} company={document.company_name}>
        <h2 className={paper.title}>{document.title}</h2>
      </Letterhead>
      <div className={paper.parties}>
        <Party {...from} />
        <Party {...customer} />
        <Facts rows={document.facts} strong />
      </div>
      <Lines document={document} />
      <div className={styles.closing}>
        <Totals document={document} />
        <div className={styles.panels}>
          <Panel {...payment} />
          {bank && <Panel {...bank} />}
        </div>
        {terms.lines.length > 0 && (
          <section className={styles.terms}>
            <h3 className={styles.heading}>{terms.title}</h3>
            <PeopleText text={terms.lines.join('\n')} />
          </section>
        )}
        <Signatures className={styles.signatures} names={document.signatures} />
      </div>
      <PaperFooter className={paper.pageFoot} pieces={document.footer} />
    </Paper>
  )
}

const columns = ['item', 'description', 'image', 'quantity', 'unit_price', 'total'] as const

function Lines({ document: { headings, lines } }: { document: InvoiceDocument }) {
  return (
    // The roles stay with the elements when narrow screens lay them out as cards.
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
        {lines.map((line, index) => (
          // A printed line has no other name than its place, and never moves.
          <tr key={index} role="row">
            {columns.map((name) => (
              <td key={name} role="cell" data-column={name} data-label={headings[name]}>
                <Cell line={line} name={name} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ line, name }: { line: PrintedLine; name: (typeof columns)[number] }) {
  if (name === 'image') {
    return line.image && <img src={line.image} alt={line.item} width={50} height={50} />
  }
  if (name === 'description') {
    return (
      <>
        <PeopleText text={line.description} />
        {line.notes !== null && <PeopleText className={styles.notes} text={line.notes} />}
      </>
    )
  }
  return name === 'item' ? <PeopleText text={line.item} /> : line[name]
}

function Totals({ document }: { document: InvoiceDocument }) {
  const { words, rate, sub_total, discount, grand_total, balance } = document
  return (
    <div className={styles.totals}>
      <div>
        <h3 className={paper.label}>{words.label}</h3>
        <p className={styles.words}>{words.value}</p>
        {rate !== null && (
          <p className={styles.rate}>
            <PeopleWord text={rate} />
          </p>
        )}
      </div>
      <dl className={styles.amounts}>
        {[sub_total, ...(discount ? [discount] : [])].map(({ label, value }) => (
          <div key={label} className={styles.amount}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.grand}>
          <dt>{grand_total.label}</dt>
          <dd>{grand_total.value}</dd>
        </div>
        {balance.map(({ label, value }) => (
          <div key={label} className={styles.amount}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Panel({ title, facts }: InvoiceDocument['payment']) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <Facts rows={facts} />
    </section>
  )
}
