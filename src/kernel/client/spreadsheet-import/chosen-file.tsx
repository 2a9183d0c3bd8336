import { Button, Group, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { headingsPlace } from '../../contract/endpoints/import-sentences.ts'
import type { ImportResult } from '../../contract/endpoints/import.ts'
import { useTranslate } from '../language/language.ts'
import styles from './spreadsheet-import.module.css'

interface ChosenFileProps {
  file: File
  /** Where the headings of the file were found. */
  headings: ImportResult['headings']
  again?: (() => void) | undefined
}

/** The name of the chosen file, and a button to choose another. */
export function ChosenFile({ file, headings, again }: ChosenFileProps) {
  const t = useTranslate()
  return (
    <Group gap="sm" wrap="nowrap">
      <IconFileSpreadsheet size={28} stroke={1.3} aria-hidden />
      <div className={styles.fileName}>
        <Text fw={600} truncate dir="auto" w="fit-content" maw="100%">
          {file.name}
        </Text>
        <Text size="xs" c="dimmed">
          <bdi dir="ltr">{sizeInWords(file.size)}</bdi>
          {' · '}
          {t('Headings: {place}', { place: headingsPlace(headings) })}
        </Text>
      </div>
      {again && (
        <Button variant="subtle" size="compact-sm" onClick={again}>
          {t('Choose another file')}
        </Button>
      )}
    </Group>
  )
}

function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}
