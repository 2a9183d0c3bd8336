import { Text, Title } from '@mantine/core'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { valueText } from '../show/values/value-text.ts'
import styles from './spreadsheet-import.module.css'

interface ImportTotalsProps {
  fields: Fields
  totals: Readonly<Record<string, number>>
}

/** The totals of a file's valid rows, to be compared with the previous system. */
export function ImportTotals({ fields, totals }: ImportTotalsProps) {
  const t = useTranslate()
  return (
    <section className={styles.part} aria-labelledby="import-totals">
      <Title order={2} size="h5" id="import-totals">
        {t('File totals')}
      </Title>
      <dl className={styles.counts}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} className={styles.count} data-kind="total">
            <Text component="dt" size="sm" c="dimmed">
              {t(field.label)}
            </Text>
            <dd>
              <bdi>{valueText(field, totals[name], t)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        {t('Compare these totals with your previous system, then confirm that they match.')}
      </Text>
    </section>
  )
}
