import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { plainText, message } from '../../../../i18n/messages.ts'
import type { ImportResult } from '../../../contract/endpoints/import.ts'
import { call } from '../../calls/call.ts'
import { DownloadButton } from '../../files/download-button.tsx'
import { useTranslate } from '../../language/language.ts'
import { AskedValues } from './asked-values.tsx'
import { ChosenFile } from '../chosen-file.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportProgress } from '../import-progress.tsx'
import { ImportTotals } from '../import-totals.tsx'
import { importSentencesOf } from '../../../contract/endpoints/import-sentences.ts'
import { nothingToImport } from './nothing-to-import.ts'
import { RowsTable } from './rows-table.tsx'
import type { SpreadsheetImportProps } from '../spreadsheet-import-props.ts'
import styles from '../spreadsheet-import.module.css'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'
import type { SpreadsheetImportRun } from '../use-spreadsheet-import.ts'

interface ImportPreviewProps extends SpreadsheetImportProps {
  run: SpreadsheetImportRun
  file: File
  preview: ImportResult
}

const shownAtMost = 100

/** What an import would do, and the button that runs it. */
export function ImportPreview({ sheet, endpoints, run, file, preview }: ImportPreviewProps) {
  const t = useTranslate()
  const { entity, headings, key } = sheet
  const storing = run.state.at === 'storing'
  const rows = preview.new + preview.changed
  const isAsked = preview.asked.length > 0
  const wrongShown = preview.wrong_rows.slice(0, shownAtMost)
  return (
    <Stack gap="lg">
      <ChosenFile file={file} headings={preview.headings} again={storing ? undefined : run.startAgain} />
      <AskedValues sheet={sheet} run={run} preview={preview} disabled={storing} />
      {!isAsked && <ImportCounts result={preview} />}
      {!isAsked && preview.totals && <ImportTotals fields={sheet.totals ?? {}} totals={preview.totals} />}
      {storing ? (
        <ImportProgress endpoints={endpoints} rows={rows} />
      ) : (
        !isAsked && <Agreement sheet={sheet} run={run} preview={preview} />
      )}
      {!isAsked && preview.wrong > 0 && (
        <section className={styles.part} aria-labelledby="wrong-rows">
          <Group justify="space-between" gap="xs">
            <Title order={2} size="h5" id="wrong-rows">
              {t('Rows with errors')}
            </Title>
            <WrongRowsButton endpoints={endpoints} run={run} file={file} />
          </Group>
          <RowsTable
            label="Rows with errors"
            columns={['Row', 'Column', 'Value', 'Reason']}
            rows={wrongShown.map(({ row, column, value, reason }) => [String(row), column, value, reason])}
          />
          <More count={preview.wrong - new Set(wrongShown.map(({ row }) => row)).size} />
        </section>
      )}
      {preview.changes.length > 0 && (
        <section className={styles.part} aria-labelledby="changes">
          <Title order={2} size="h5" id="changes">
            {t('Changes')}
          </Title>
          <RowsTable
            label="Changes"
            columns={['Row', headings[key] ?? plainText(key), 'Column', 'Current value', 'New value']}
            rows={preview.changes
              .slice(0, shownAtMost)
              .map((each) => [String(each.row), each.key, each.column, each.before, each.after])}
          />
          {preview.changes.length >= shownAtMost && (
            <Text size="sm" c="dimmed">
              {t(importSentencesOf(entity).firstOf, { count: preview.changed })}
            </Text>
          )}
        </section>
      )}
    </Stack>
  )
}

function More({ count }: { count: number }) {
  const t = useTranslate()
  return count > 0 ? (
    <Text size="sm" c="dimmed">
      {t('Download the file to see {count} more.', { count })}
    </Text>
  ) : null
}

function Agreement({ sheet, run, preview }: Pick<ImportPreviewProps, 'sheet' | 'run' | 'preview'>) {
  const t = useTranslate()
  const { run: take, runSkipping } = importSentencesOf(sheet.entity)
  const rows = preview.new + preview.changed
  const focused = useFocusOnArrival<HTMLButtonElement>()
  const [agreed, setAgreed] = useState(false)
  if (rows === 0) {
    return <Text role="status">{t(nothingToImport(preview))}</Text>
  }
  return (
    <>
      {preview.totals && (
        <Checkbox
          label={t('The totals match my previous system')}
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      )}
      <Group gap="sm">
        <Button ref={focused} onClick={run.store} disabled={Boolean(preview.totals) && !agreed}>
          {preview.wrong > 0
            ? t(runSkipping, {
                wrong: message('{count} rows with errors', { count: preview.wrong }),
                count: rows,
              })
            : t(take, { count: rows })}
        </Button>
        <Button variant="default" onClick={run.startAgain}>
          {t('Cancel')}
        </Button>
      </Group>
    </>
  )
}

function WrongRowsButton({ endpoints, run, file }: Pick<ImportPreviewProps, 'endpoints' | 'run' | 'file'>) {
  const t = useTranslate()
  const endpoint = { ...endpoints.run, reply: endpoints.template.reply }
  return (
    <DownloadButton
      size="xs"
      name={`wrong-rows-of-${file.name.replace(/\.[^.]*$/, '')}.xlsx`}
      load={() => call(endpoint, { body: { ...run.given, file, mode: 'wrong-rows' } })}
    >
      {t('Download rows with errors')}
    </DownloadButton>
  )
}
