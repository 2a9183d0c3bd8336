import { PeopleText, PeopleWord } from '../../invoices/paper/people-text.client.tsx'
import type { Labelled, VoucherDocument } from './voucher-document.ts'
import type { Paper } from './voucher-paper.contract.ts'
import styles from './voucher-paper.module.css'

/** The voucher as it is printed: the same words in the same order as in the PDF. */
export function VoucherPaper({ document, paper }: { document: VoucherDocument; paper: Paper }) {
  const [original, copy] = document.copies
  return (
    <article className={styles.paper} lang={document.language} aria-label={document.name} data-paper={paper}>
      <Slip document={document} copy={original} />
      {paper === 'a4' && (
        <>
          <div className={styles.cut} aria-hidden />
          <Slip document={document} copy={copy} />
        </>
      )}
    </article>
  )
}

function Slip({ document, copy }: { document: VoucherDocument; copy: string }) {
  const { party, texts, amounts, totals, facts } = document
  return (
    <section className={styles.slip} aria-label={copy}>
      <header className={styles.masthead}>
        {document.logo ? (
          <img className={styles.logo} src={document.logo} alt={document.company_name} />
        ) : (
          <PeopleText className={styles.company} text={document.company_name} />
        )}
        <div>
          <h2 className={styles.title}>{document.title}</h2>
          <p className={styles.copy}>{copy}</p>
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.written}>
          <h3 className={styles.label}>{party.label}</h3>
          <PeopleText className={styles.name} text={party.value} />
          {texts.map(({ label, value }) => (
            <div key={label} className={styles.text}>
              <h3 className={styles.label}>{label}</h3>
              <PeopleText text={value} />
            </div>
          ))}
        </div>
        <Facts rows={facts} />
      </div>
      <div className={styles.closing}>
        {amounts.length > 0 && (
          <dl className={styles.amounts}>
            {amounts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {totals.map(({ label, value, words }) => (
          <div key={value} className={styles.total}>
            <div>
              <h3>{label}</h3>
              <p>{words}</p>
            </div>
            <strong>{value}</strong>
          </div>
        ))}
        <div className={styles.signatures}>
          {document.signatures.map((name) => (
            <div key={name} className={styles.signature}>
              {name}
            </div>
          ))}
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
      </div>
    </section>
  )
}

function Facts({ rows }: { rows: readonly Labelled[] }) {
  return (
    <dl className={styles.facts}>
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
