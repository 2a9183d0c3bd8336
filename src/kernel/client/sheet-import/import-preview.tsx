import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ImportResult } from '../../contract/import.ts'
import { call } from '../call.ts'
import { DownloadButton } from '../download-button.tsx'
import { AskedValues } from './asked-values.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { countInWords } from './count-in-words.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportProgress } from './import-progress.tsx'
import { nothingToImport } from './nothing-to-import.ts'
import { RowsTable } from './rows-table.tsx'
import type { SheetImportProps } from './sheet-import-props.ts'
import styles from './sheet-import.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import type { SheetImportRun } from './use-sheet-import.ts'

interface ImportPreviewProps extends SheetImportProps {
  run: SheetImportRun
  file: File
  preview: ImportResult
}

const shownAtMost = 100

/** What a file would do, and the button that does it. */
export function ImportPreview({ sheet, endpoints, run, file, preview }: ImportPreviewProps) {
  const { entity, headings, key } = sheet
  const storing = run.state.at === 'storing'
  const rows = preview.new + preview.changed
  const isAsked = preview.asked.length > 0
  return (
    <Stack gap="lg">
      <ChosenFile file={file} again={storing ? undefined : run.startAgain} />
      <AskedValues sheet={sheet} run={run} asked={preview.asked.map(({ name }) => name)} disabled={storing} />
      {!isAsked && <ImportCounts result={preview} />}
      {storing ? (
        <ImportProgress endpoints={endpoints} rows={rows} />
      ) : (
        !isAsked && <Agreement sheet={sheet} run={run} preview={preview} />
      )}
      {!isAsked && preview.wrong > 0 && (
        <section className={styles.part} aria-labelledby="wrong-rows">
          <Group justify="space-between" gap="xs">
            <Title order={2} size="h5" id="wrong-rows">
              Wrong rows
            </Title>
            <WrongRowsButton endpoints={endpoints} run={run} file={file} />
          </Group>
          <RowsTable
            label="Wrong rows"
            columns={['Row', 'Column', 'Value', 'Reason']}
            rows={preview.wrong_rows
              .slice(0, shownAtMost)
              .map(({ row, column, value, reason }) => [String(row), column, value, reason])}
          />
          <More count={preview.wrong_rows.length - shownAtMost} where="in the download" />
        </section>
      )}
      {preview.changes.length > 0 && (
        <section className={styles.part} aria-labelledby="changes">
          <Title order={2} size="h5" id="changes">
            What changes
          </Title>
          <RowsTable
            label="What changes"
            columns={['Row', headings[key] ?? key, 'Column', 'Now', 'Then']}
            rows={preview.changes
              .slice(0, shownAtMost)
              .map((each) => [String(each.row), each.key, each.column, each.before, each.after])}
          />
          {preview.changes.length >= shownAtMost && (
            <Text size="sm" c="dimmed">
              These are the first of {countInWords(preview.changed, entity.label, entity.plural)} that change.
            </Text>
          )}
        </section>
      )}
    </Stack>
  )
}

function More({ count, where }: { count: number; where: string }) {
  return count > 0 ? (
    <Text size="sm" c="dimmed">
      {countInWords(count, 'more is', 'more are')} {where}.
    </Text>
  ) : null
}

function Agreement({ sheet, run, preview }: Pick<ImportPreviewProps, 'sheet' | 'run' | 'preview'>) {
  const { label, plural } = sheet.entity
  const rows = preview.new + preview.changed
  const focused = useFocusOnArrival<HTMLButtonElement>()
  if (rows === 0) {
    return <Text role="status">{nothingToImport(preview)}</Text>
  }
  return (
    <Group gap="sm">
      <Button ref={focused} onClick={run.store}>
        {preview.wrong > 0
          ? `Skip ${countInWords(preview.wrong, 'wrong row', 'wrong rows')} and import ${countInWords(rows, label, plural)}`
          : `Import ${countInWords(rows, label, plural)}`}
      </Button>
      <Button variant="default" onClick={run.startAgain}>
        Cancel
      </Button>
    </Group>
  )
}

function WrongRowsButton({ endpoints, run, file }: Pick<ImportPreviewProps, 'endpoints' | 'run' | 'file'>) {
  const endpoint = { ...endpoints.run, reply: endpoints.template.reply }
  return (
    <DownloadButton
      size="xs"
      name={`wrong-rows-of-${file.name.replace(/\.[^.]*$/, '')}.xlsx`}
      load={() => call(endpoint, { body: { ...run.given, file, mode: 'wrong-rows' } })}
    >
      Download wrong rows
    </DownloadButton>
  )
}
