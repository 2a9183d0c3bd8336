import { Text } from '@mantine/core'
import type { Label } from '../../../../i18n/messages.ts'
import { formatCount } from '../../../contract/values/formats.ts'
import type { ImportResult } from '../../../contract/endpoints/import.ts'
import { useTranslate } from '../../language/language.ts'
import styles from '../spreadsheet-import.module.css'

/** The numbers of new, changed, unchanged and wrong rows. */
export function ImportCounts({ result }: { result: ImportResult }) {
  const t = useTranslate()
  const counts: { label: Label; count: number; kind: string }[] = [
    { label: 'New', count: result.new, kind: 'new' },
    { label: 'Changed', count: result.changed, kind: 'changed' },
    { label: 'Unchanged', count: result.unchanged, kind: 'unchanged' },
    { label: 'With errors', count: result.wrong, kind: 'wrong' },
  ]
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, kind }) => (
        <div key={kind} className={styles.count} data-kind={count > 0 ? kind : undefined}>
          <Text component="dt" size="sm" c="dimmed">
            {t(label)}
          </Text>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
