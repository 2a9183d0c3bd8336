import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { translateParts } from '../../../i18n/translate.ts'
import {
  type Label,
  type DisplayText,
  message,
  type Message,
  messageList,
  messageOf,
} from '../../../i18n/messages.ts'
import {
  type ImportEndpoints,
  serialHeading,
  type SpreadsheetImport,
} from '../../contract/endpoints/import.ts'
import { call } from '../calls/call.ts'
import { FileZone } from '../inputs/files/file-zone.tsx'
import { useTranslate } from '../language/language.ts'
import { notifyFailure } from '../messages/notify.ts'
import { saveFile } from '../files/save-file.ts'
import { BackButton } from '../show/record/record-view.tsx'
import { Card } from '../card/card.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { importSentencesOf } from '../../contract/endpoints/import-sentences.ts'
import { ImportPreview } from './preview/import-preview.tsx'
import styles from './spreadsheet-import.module.css'
import type { SpreadsheetImportProps } from './spreadsheet-import-props.ts'
import { type SpreadsheetImportRun, useSpreadsheetImport } from './use-spreadsheet-import.ts'

/** The import of a spreadsheet: choose a file, check the preview, confirm. */
export function SpreadsheetImportScreen(props: SpreadsheetImportProps) {
  const { sheet, endpoints, table } = props
  const run = useSpreadsheetImport(props)
  return (
    <div className={styles.screen}>
      <PageHeading title={importSentencesOf(sheet.entity).title}>
        <BackButton to={table} />
      </PageHeading>
      <Card label="File" width="full">
        <CurrentStep {...props} run={run} />
      </Card>
      <EarlierImports sheet={sheet} endpoints={endpoints} />
    </div>
  )
}

function CurrentStep({ run, ...props }: SpreadsheetImportProps & { run: SpreadsheetImportRun }) {
  const t = useTranslate()
  const { state } = run
  switch (state.at) {
    case 'start':
      return <ChooseFile {...props} run={run} problem={state.problem} />
    case 'checking':
      return (
        <Group data-waiting className={styles.waiting} gap="sm" role="status" wrap="nowrap">
          <Loader size={20} />
          <Text>
            {translateParts(t, 'Checking {file}…', { file: <bdi key="file">{state.file.name}</bdi> })}
          </Text>
        </Group>
      )
    case 'checked':
    case 'storing':
      return <ImportPreview {...props} run={run} file={state.file} preview={state.preview} />
  }
}

function ChooseFile(
  props: SpreadsheetImportProps & { run: SpreadsheetImportRun; problem: DisplayText | null },
) {
  const t = useTranslate()
  const { sheet, endpoints, run, problem } = props
  const { entity } = sheet
  return (
    <Stack gap="lg">
      {problem !== null && (
        <Alert id="import-problem" color="red" role="alert" title={t('This file cannot be imported')}>
          {t(problem)}
        </Alert>
      )}
      <div className={styles.zone}>
        <FileZone
          label="Spreadsheet"
          accept=".xlsx,.xls,.csv"
          errorId={problem === null ? undefined : 'import-problem'}
          onFile={run.choose}
        >
          <IconFileUpload size={36} stroke={1.3} aria-hidden />
          <span>
            <Text span fw={600} display="block">
              {t('Choose a spreadsheet or drop it here')}
            </Text>
            <Text span size="sm" c="dimmed" display="block">
              {t(
                '.xlsx, .xls or .csv, up to 20 MB and 50,000 rows. You review all changes before they are saved.',
              )}
            </Text>
          </span>
        </FileZone>
      </div>
      <div className={styles.columns}>
        <Stack gap={6}>
          <Title order={2} size="h5">
            {t('Columns')}
          </Title>
          <div className={styles.headings}>
            {headingsOf(sheet).map((heading) => (
              <span key={heading} className={styles.heading}>
                {t(heading)}
              </span>
            ))}
          </div>
          <Text size="sm" c="dimmed" maw="38rem">
            {rulesOf(sheet)
              .map((rule) => t(rule))
              .join(' ')}
          </Text>
        </Stack>
        <TemplateButton endpoints={endpoints} name={`${entity.plural.toLowerCase()}-to-import.xlsx`} />
      </div>
    </Stack>
  )
}

function headingsOf({ headings }: SpreadsheetImport): Label[] {
  return [serialHeading, ...Object.values(headings)]
}

/** Returns the rules for the columns of a file, as sentences. */
function rulesOf({ entity, headings, asked, key }: SpreadsheetImport): DisplayText[] {
  const mayBeBlank = Object.entries(headings).flatMap(([name, heading]) =>
    entity.fields[name]?.unless === undefined ? [] : [heading],
  )
  const labelsAsked = asked.flatMap((name) => entity.fields[name]?.label ?? [])
  const about = importSentencesOf(entity)
  const label = headings[key]
  return [
    message(
      'The headings can be in any of the first ten rows of a sheet, in any order. The column “{serial}” is optional, and other columns are ignored.',
      { serial: messageOf(serialHeading) },
    ),
    ...(labelsAsked.length > 0
      ? [
          message('Optional: {labels}. Without this column, you choose one value for all rows.', {
            labels: quoted(labelsAsked),
          }),
        ]
      : []),
    ...(mayBeBlank.length > 0 ? [message(about.mayBeBlank, { headings: quoted(mayBeBlank) })] : []),
    ...(label ? [message(about.known, { label })] : []),
  ]
}

function quoted(labels: readonly Label[]): Message {
  return messageList(labels.map((label) => message('“{label}”', { label })))
}

function TemplateButton({ endpoints, name }: { endpoints: ImportEndpoints; name: string }) {
  const t = useTranslate()
  const download = async () => {
    try {
      saveFile(await call(endpoints.template), name)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
      onClick={() => void download()}
    >
      {t('Download template')}
    </Button>
  )
}
