import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { ShowValue } from '../../../../kernel/client/show/values/show-value.tsx'
import type { Fields } from '../../../../kernel/contract/fields.ts'
import styles from './voucher.module.css'

interface FirstFactsProps<F extends Fields> {
  fields: F
  record: Readonly<Record<Extract<keyof F, string>, unknown>>
  names: readonly Extract<keyof F, string>[]
}

/** The key facts of a voucher side by side: date, account and author. */
export function FirstFacts<F extends Fields>({ fields, record, names }: FirstFactsProps<F>) {
  const t = useTranslate()
  return (
    <dl className={styles.facts}>
      {names.map((name) => {
        const field = fields[name]
        return (
          field && (
            <div key={name}>
              <dt className={styles.label}>{t(field.label)}</dt>
              <dd>
                <ShowValue field={field} value={record[name]} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
