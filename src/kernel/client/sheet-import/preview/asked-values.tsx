import { Radio, Text } from '@mantine/core'
import type { SheetImport } from '../../../contract/endpoints/import.ts'
import { useSay } from '../../language/language.ts'
import styles from '../sheet-import.module.css'
import type { SheetImportRun } from '../use-sheet-import.ts'

interface AskedValuesProps {
  sheet: SheetImport
  run: SheetImportRun
  /** The names of the fields that the file says nothing of. */
  asked: readonly string[]
  disabled: boolean
}

/** Asks for what a file has no column for; once given, it can still be changed. */
export function AskedValues({ sheet, run, asked, disabled }: AskedValuesProps) {
  const say = useSay()
  const names = sheet.asked.filter((name) => asked.includes(name) || run.given[name])
  return names.map((name) => {
    const field = sheet.entity.fields[name]
    if (field?.kind !== 'choice') return null
    return (
      <Radio.Group
        key={name}
        label={say(field.label)}
        description={
          asked.includes(name)
            ? say('The file does not tell it. Choose one for all its rows to go on.')
            : say('For all rows that do not tell their own.')
        }
        value={run.given[name] ?? null}
        onChange={(value) => run.give(name, value)}
      >
        <div className={styles.choices}>
          {Object.entries(field.choices).map(([value, label]) => (
            <Radio.Card key={value} value={value} disabled={disabled} className={styles.choice} radius="md">
              <Radio.Indicator aria-hidden />
              <Text size="sm">{say(label)}</Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    )
  })
}
