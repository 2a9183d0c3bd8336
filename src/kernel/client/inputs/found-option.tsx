import { Text } from '@mantine/core'
import styles from './search-select.module.css'

/** A record among those found: what people call it, and a quiet second line. */
export function FoundOption({ name, detail }: { name: string; detail: string | null }) {
  return (
    <div className={styles.option}>
      <Text size="sm" dir="auto">
        {name}
      </Text>
      {detail && (
        <Text size="xs" c="dimmed" dir="auto" truncate>
          {detail}
        </Text>
      )}
    </div>
  )
}
