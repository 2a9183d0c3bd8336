import { Box, Text } from '@mantine/core'
import type { JobProgress } from './follow-job.ts'
import { useSay } from '../../language/language.ts'
import type { Label } from '../../../../words/sentences.ts'
import styles from './refused-list.module.css'

/** Those with which it cannot be done, or was not, each with its reason. */
export function RefusedList({ head, refused }: { head: Label; refused: JobProgress['failed'] }) {
  const say = useSay()
  if (refused.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {say(head)}
      </Text>
      <Box component="ul" className={styles.list} tabIndex={0} aria-label={say(head)}>
        {refused.map(({ id, label, why }) => (
          <li key={id}>
            <bdi className={styles.name}>{label}</bdi> <span>{say(why)}</span>
          </li>
        ))}
      </Box>
    </div>
  )
}
