import { Button, Group, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useSay } from '../language/language.ts'
import styles from './sheet-import.module.css'

/** Which file is spoken of, and the way to another one. */
export function ChosenFile({ file, again }: { file: File; again?: (() => void) | undefined }) {
  const say = useSay()
  return (
    <Group gap="sm" wrap="nowrap">
      <IconFileSpreadsheet size={28} stroke={1.3} aria-hidden />
      <div className={styles.fileName}>
        <Text fw={600} truncate dir="auto">
          {file.name}
        </Text>
        <Text size="xs" c="dimmed">
          <bdi dir="ltr">{sizeInWords(file.size)}</bdi>
        </Text>
      </div>
      {again && (
        <Button variant="subtle" size="compact-sm" onClick={again}>
          {say('Choose another file')}
        </Button>
      )}
    </Group>
  )
}

function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}
