import { PeopleText } from '../../kernel/client/print/paper/people-text.tsx'
import { TermsPage } from './terms-page.client.tsx'
import styles from './terms.module.css'
import { termSections } from './terms.ts'

/** The terms as text, to hand out with an invoice. */
export function InvoiceTerm() {
  return (
    <TermsPage title="Special Terms and Instructions">
      {(subject, t) => (
        <ol className={styles.sections}>
          {termSections(subject).map(({ title, lines }) => (
            <li key={title} className={styles.section}>
              <h3>{t(title)}</h3>
              <div>
                {lines.length > 1 && title === 'Instructions' ? (
                  <ul>
                    {lines
                      .map((line) => t(line))
                      .map((line) => (
                        <li key={line}>
                          <PeopleText text={line} />
                        </li>
                      ))}
                  </ul>
                ) : (
                  <PeopleText text={lines.map((line) => t(line)).join('\n')} />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </TermsPage>
  )
}
