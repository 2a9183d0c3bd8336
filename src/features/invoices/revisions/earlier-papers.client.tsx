import { Anchor, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatInstant, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { paths } from '../../paths.ts'
import styles from './earlier-papers.module.css'
import { type Revision, revisionEndpoints } from './revisions.contract.ts'

/** The papers printed before later changes of an invoice, to view and print again. */
export function EarlierPapers({ id, revision }: { id: number; revision: number }) {
  return revision > 1 ? <Papers id={id} /> : null
}

function Papers({ id }: { id: number }) {
  const t = useTranslate()
  const read = useRead(revisionEndpoints.list, { params: { id } })
  return (
    <section className={styles.papers} aria-labelledby="earlier-papers">
      <Title order={2} size="h4" id="earlier-papers" mb="sm">
        {t('Earlier revisions')}
      </Title>
      <Loaded read={read}>
        {({ results }) => (
          <ul className={styles.list}>
            {results.filter(wasReplaced).map((one) => (
              <li key={one.revision}>
                <Anchor component={Link} to={paths.invoice.printOf(id, one.revision)}>
                  {t('Revision {number}', { number: one.revision })}
                </Anchor>
                <span className={styles.amount}>{formatMoney(one.grand_total, 'USD')}</span>
                <span>
                  {t('printed {printed} by {printer}, changed {changed} by {changer}', {
                    printed: formatInstant(one.printed_at ?? one.replaced_at),
                    printer: one.printed_by ?? t('System'),
                    changed: formatInstant(one.replaced_at),
                    changer: one.replaced_by ?? t('System'),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function wasReplaced(one: Revision): one is Revision & { replaced_at: string } {
  return one.replaced_at !== null
}
