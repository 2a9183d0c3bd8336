import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportResult as Result } from '../../contract/import.ts'
import { ChosenFile } from './chosen-file.tsx'
import { ImportCounts } from './import-counts.tsx'
import type { SheetImportProps } from './sheet-import-props.ts'
import styles from './sheet-import.module.css'
import { UndoButton } from './undo-button.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import type { SheetImportRun } from './use-sheet-import.ts'

interface ImportResultProps extends SheetImportProps {
  run: SheetImportRun
  file: File
  result: Result
}

/** What an import has done, and where to go from here: to the list, to another file, or back. */
export function ImportResult({ sheet, endpoints, table, run, file, result }: ImportResultProps) {
  const [undone, setUndone] = useState<string | null>(null)
  const focused = useFocusOnArrival<HTMLAnchorElement>()
  return (
    <Stack gap="lg">
      <ChosenFile file={file} />
      <Group gap="xs" role="status" className={styles.done} wrap="nowrap">
        <IconCircleCheck size={22} stroke={1.6} aria-hidden />
        <Text fw={600}>{undone ?? result.message}</Text>
      </Group>
      {undone === null && <ImportCounts result={result} wrongLabel="Skipped" />}
      <Group gap="sm">
        <Button
          ref={focused}
          component={Link}
          to={table}
          rightSection={<IconArrowRight size={17} stroke={1.7} aria-hidden />}
        >
          See the {sheet.entity.plural.toLowerCase()}
        </Button>
        <Button variant="default" onClick={run.startAgain}>
          Import another file
        </Button>
        {undone === null && result.import_id !== null && (
          <UndoButton sheet={sheet} endpoints={endpoints} id={result.import_id} onUndone={setUndone} />
        )}
      </Group>
    </Stack>
  )
}
