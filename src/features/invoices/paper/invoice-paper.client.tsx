import { printableText } from '../../../kernel/contract/printable-text.ts'
import type { InvoiceDocument, Labelled, PrintedLine } from '../invoice-document.ts'
import styles from './invoice-paper.module.css'
import { PeopleText, PeopleWord } from './people-text.client.tsx'

/** The invoice as it is printed: the same words in the same order as in the PDF. */
export function InvoicePaper({ document }: { document: InvoiceDocument }) {
  const { from, customer, bank, payment, terms } = document
  return (
    <article className={styles.paper} lang={document.language} aria-label={document.name}>
      <div
        className={styles.watermark}
        data-mark={printableText(document.watermark)}
        data-draft={document.is_draft || undefined}
        style={{ ['--letters' as string]: document.watermark.length + 1 }}
        aria-hidden
      />
      <header className={styles.masthead}>
        {document.logo ? (
          <img className={styles.logo} src={document.logo} alt={document.company_name} />
        ) : (
          <PeopleText className={styles.company} text={document.company_name} />
        )}
        <h2 className={styles.title}>{document.title}</h2>
      </header>
      <div className={styles.parties}>
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
        <div className={styles.signatures}>
          {document.signatures.map((name) => (
            <div key={name} className={styles.signature}>
              {name}
            </div>
          ))}
        </div>
      </div>
      <footer className={styles.footer}>
        {document.footer.map((piece, index) => (
          // Pieces have no other name than their place, and never move.
          <span key={index}>
            {index > 0 && ' · '}
            <PeopleWord text={piece} />
          </span>
        ))}
      </footer>
    </article>
  )
}

function Party({ label, name, lines }: InvoiceDocument['from']) {
  return (
    <section className={styles.party}>
      <h3 className={styles.label}>{label}</h3>
      <PeopleText className={styles.name} text={name} />
      <PeopleText text={lines.join('\n')} />
    </section>
  )
}

function Facts({ rows, strong = false }: { rows: readonly Labelled[]; strong?: boolean }) {
  return (
    <dl className={styles.facts} data-strong={strong || undefined}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <PeopleText text={value} />
          </dd>
        </div>
      ))}
    </dl>
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
            <th key={name} scope="col" role="columnheader" data-column={name} className={styles.label}>
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
  return name === 'item' || name === 'description' ? <PeopleText text={line[name]} /> : line[name]
}

function Totals({ document }: { document: InvoiceDocument }) {
  const { words, rate, sub_total, discount, grand_total } = document
  return (
    <div className={styles.totals}>
      <div>
        <h3 className={styles.label}>{words.label}</h3>
        <p className={styles.words}>{words.value}</p>
        {rate !== null && (
          <p className={styles.rate}>
            <PeopleWord text={rate} />
          </p>
        )}
      </div>
      <dl className={styles.amounts}>
        {[sub_total, discount].map(({ label, value }) => (
          <div key={label} className={styles.amount}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.grand}>
          <dt>{grand_total.label}</dt>
          <dd>{grand_total.value}</dd>
        </div>
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
