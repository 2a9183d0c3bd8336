import { Box, Text } from '@mantine/core'
import type { JobProgress } from './watch-job.ts'
import { useTranslate } from '../../language/language.ts'
import type { Label } from '../../../../i18n/messages.ts'
import styles from './refused-list.module.css'

/** The refused records, each with the reason. */
export function RefusedList({ head, refused }: { head: Label; refused: JobProgress['failed'] }) {
  const t = useTranslate()
  if (refused.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {t(head)}
      </Text>
      <Box component="ul" className={styles.list} tabIndex={0} aria-label={t(head)}>
        {refused.map(({ id, label, why: reason }) => (
          <li key={id}>
            <bdi className={styles.name}>{label}</bdi> <span>{t(reason)}</span>
          </li>
        ))}
      </Box>
    </div>
  )
}
