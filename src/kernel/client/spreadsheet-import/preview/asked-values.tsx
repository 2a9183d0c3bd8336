import { Radio, Text } from '@mantine/core'
import type { Label } from '../../../../i18n/messages.ts'
import { importBody, type ImportResult, type SpreadsheetImport } from '../../../contract/endpoints/import.ts'
import type { Field } from '../../../contract/fields.ts'
import { useTranslate } from '../../language/language.ts'
import styles from '../spreadsheet-import.module.css'
import type { SpreadsheetImportRun } from '../use-spreadsheet-import.ts'

interface AskedValuesProps {
  sheet: SpreadsheetImport
  run: SpreadsheetImportRun
  /** What the preview found in the file, and what is missing. */
  preview: Pick<ImportResult, 'asked' | 'date_order'>
  disabled: boolean
}

/** Inputs for missing columns and for the order of dates. They can be changed again after they are filled in. */
export function AskedValues({ sheet, run, preview, disabled }: AskedValuesProps) {
  const asked = preview.asked.map(({ name }) => name)
  const names = sheet.asked.filter((name) => asked.includes(name) || run.given[name])
  return (
    <>
      {names.map((name) => (
        <OneForAll
          key={name}
          run={run}
          name={name}
          field={sheet.entity.fields[name]}
          description={
            asked.includes(name)
              ? 'The file has no column for this. Choose one value for all rows to continue.'
              : 'Used for rows without a value of their own.'
          }
          value={run.given[name] ?? null}
          disabled={disabled}
        />
      ))}
      {preview.date_order !== null && (
        <OneForAll
          run={run}
          name="date_order"
          field={importBody.date_order}
          description="Dates such as 03/04/2026 can be read both ways. Choose how this file writes them."
          value={preview.date_order}
          disabled={disabled}
        />
      )}
    </>
  )
}

interface OneForAllProps extends Pick<AskedValuesProps, 'run' | 'disabled'> {
  name: string
  field: Field | undefined
  description: Label
  value: string | null
}

/** An input of one value for all rows. */
function OneForAll({ run, name, field, description, value, disabled }: OneForAllProps) {
  const t = useTranslate()
  if (field?.kind !== 'choice') return null
  return (
    <Radio.Group
      label={t(field.label)}
      description={t(description)}
      value={value}
      onChange={(chosen) => run.give(name, chosen)}
    >
      <div className={styles.choices}>
        {Object.entries(field.choices).map(([each, label]) => (
          <Radio.Card key={each} value={each} disabled={disabled} className={styles.choice} radius="md">
            <Radio.Indicator aria-hidden />
            <Text size="sm">{t(label)}</Text>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
