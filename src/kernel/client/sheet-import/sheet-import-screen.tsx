import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { type ImportEndpoints, serialHeading } from '../../contract/import.ts'
import { nounOf } from '../../contract/entity.ts'
import { call } from '../call.ts'
import { FileZone } from '../inputs/file-zone.tsx'
import { notifyFailure } from '../notify.ts'
import { saveFile } from '../save-file.ts'
import { BackButton } from '../show/record-view.tsx'
import { PageHeading } from '../show/page-heading.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportPreview } from './import-preview.tsx'
import styles from './sheet-import.module.css'
import type { SheetImportProps } from './sheet-import-props.ts'
import { type SheetImportRun, useSheetImport } from './use-sheet-import.ts'

/** Records from a spreadsheet: choose a file, see what it would do, agree. */
export function SheetImportScreen(props: SheetImportProps) {
  const { sheet, endpoints, table } = props
  const run = useSheetImport(props)
  return (
    <div className={styles.screen}>
      <PageHeading title={`Import ${sheet.entity.plural}`}>
        <BackButton to={table} />
      </PageHeading>
      <section className={styles.sheet} aria-label="The file">
        <CurrentStep {...props} run={run} />
      </section>
      <EarlierImports sheet={sheet} endpoints={endpoints} />
    </div>
  )
}

function CurrentStep({ run, ...props }: SheetImportProps & { run: SheetImportRun }) {
  const { state } = run
  switch (state.at) {
    case 'start':
      return <ChooseFile {...props} run={run} problem={state.problem} />
    case 'checking':
      return (
        <Group className={styles.waiting} gap="sm" role="status" wrap="nowrap">
          <Loader size={20} />
          <Text>
            Looking into <bdi>{state.file.name}</bdi>…
          </Text>
        </Group>
      )
    case 'checked':
    case 'storing':
      return <ImportPreview {...props} run={run} file={state.file} preview={state.preview} />
  }
}

function ChooseFile(props: SheetImportProps & { run: SheetImportRun; problem: string | null }) {
  const { sheet, endpoints, run, problem } = props
  const { entity, headings, asked } = sheet
  const mayBeBlank = Object.entries(headings).flatMap(([name, heading]) =>
    entity.fields[name]?.unless === undefined ? [] : [heading],
  )
  const labelsAsked = asked.map((name) => entity.fields[name]?.label ?? name)
  return (
    <Stack gap="lg">
      {problem !== null && (
        <Alert id="import-problem" color="red" role="alert" title="This file cannot be imported">
          {problem}
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
              Drop a spreadsheet here, or choose one
            </Text>
            <Text span size="sm" c="dimmed" display="block">
              .xlsx, .xls or .csv, up to 20 MB and 50,000 rows. Nothing is stored before you have seen what
              changes.
            </Text>
          </span>
        </FileZone>
      </div>
      <div className={styles.columns}>
        <Stack gap={6}>
          <Title order={2} size="h5">
            Columns
          </Title>
          <div className={styles.headings}>
            {[serialHeading, ...Object.values(headings)].map((heading) => (
              <span key={heading} className={styles.heading}>
                {heading}
              </span>
            ))}
          </div>
          <Text size="sm" c="dimmed" maw="38rem">
            The first row holds these headings, in any order and in small or capital letters; further columns
            do not matter.{' '}
            {labelsAsked.length > 0 &&
              `A column “${labelsAsked.join('”, “')}” may be there, or you are asked for it. `}
            {mayBeBlank.length > 0 &&
              `Where “${mayBeBlank.join('”, “')}” is blank, the ${nounOf(entity)} has none. `}
            A row whose {headings[sheet.key]} is known already changes that {entity.label.toLowerCase()}.
          </Text>
        </Stack>
        <TemplateButton endpoints={endpoints} name={`${entity.plural.toLowerCase()}-to-import.xlsx`} />
      </div>
    </Stack>
  )
}

function TemplateButton({ endpoints, name }: { endpoints: ImportEndpoints; name: string }) {
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
      Download the template
    </Button>
  )
}
