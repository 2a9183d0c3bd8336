import paper from '../../../kernel/client/print/paper.module.css'
import { Facts, Letterhead, Paper, PaperFooter, Signatures } from '../../../kernel/client/print/paper.tsx'
import { PeopleText } from '../../../kernel/client/print/people-text.tsx'
import type { VoucherDocument } from './voucher-document.ts'
import type { Paper as PaperSize } from './voucher-paper.contract.ts'
import styles from './voucher-paper.module.css'

/** The voucher as it is printed: the same words in the same order as in the PDF. */
export function VoucherPaper({ document, size }: { document: VoucherDocument; size: PaperSize }) {
  const [original, copy] = document.copies
  return (
    <Paper className={styles.sheet} name={document.name} language={document.language}>
      <Slip document={document} copy={original} />
      {size === 'a4' && (
        <>
          <div className={styles.cut} aria-hidden />
          <Slip document={document} copy={copy} />
        </>
      )}
    </Paper>
  )
}

function Slip({ document, copy }: { document: VoucherDocument; copy: string }) {
  const { party, texts, amounts, totals, facts } = document
  return (
    <section className={styles.slip} aria-label={copy}>
      <Letterhead className={styles.masthead} logo={document.logo} company={document.company_name}>
        <div className={styles.what}>
          <h2 className={paper.title}>{document.title}</h2>
          <p className={styles.copy}>{copy}</p>
        </div>
      </Letterhead>
      <div className={styles.body}>
        <div className={styles.written}>
          <h3 className={paper.label}>{party.label}</h3>
          <PeopleText className={styles.name} text={party.value} />
          {texts.map(({ label, value }) => (
            <div key={label} className={styles.text}>
              <h3 className={paper.label}>{label}</h3>
              <PeopleText text={value} />
            </div>
          ))}
        </div>
        <Facts rows={facts} strong />
      </div>
      <div className={styles.closing}>
        {amounts.length > 0 && (
          <dl className={styles.amounts}>
            {amounts.map(({ label, value }, place) => (
              // Two vouchers of one payment may have a line of the same name.
              <div key={place}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
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
        <Signatures className={styles.signatures} names={document.signatures} />
        <PaperFooter className={styles.footer} pieces={document.footer} />
      </div>
    </section>
  )
}
