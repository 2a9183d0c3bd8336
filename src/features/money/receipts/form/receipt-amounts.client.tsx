import type { ReactNode } from 'react'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { useDerived } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { Figure, Figures } from '../../../../kernel/client/card/sums.tsx'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Label } from '../../../../i18n/messages.ts'
import type { AmountField } from '../amounts/amount-fields.ts'
import { isExcluded } from '../amounts/amount-rules.ts'
import styles from './receipt-form.module.css'
import { enteredIn, receivedSoFar, type ReceiptForm } from './receipt-values.client.ts'

interface AmountGroup {
  title: Label
  rule: Label
  fields: readonly AmountField[]
}

const groups: readonly AmountGroup[] = [
  { title: 'Advance', rule: 'USD or IQD, not both', fields: ['amount_usd_advance', 'amount_iqd_advance'] },
  {
    title: 'Final',
    rule: 'USD or IQD, not with a net amount',
    fields: ['amount_usd_final', 'amount_iqd_final'],
  },
  { title: 'Net', rule: 'USD or IQD, not with a final amount', fields: ['net_usd', 'net_iqd'] },
]

/**
 * The amount inputs, with warnings below. Amounts excluded by another one are disabled at once (specification, section
 * 4).
 */
export function ReceiptAmounts({ form, children }: { form: ReceiptForm; children?: ReactNode }) {
  const t = useTranslate()
  return (
    <div data-wide className={styles.amounts}>
      {groups.map(({ title, rule, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend>
            {t(title)} <span className={styles.rule}>{t(rule)}</span>
          </legend>
          <div className={styles.pair}>
            {fields.map((field) => (
              <Amount key={field} form={form} field={field} />
            ))}
          </div>
        </fieldset>
      ))}
      <Received form={form} />
      {children}
    </div>
  )
}

function Amount({ form, field }: { form: ReceiptForm; field: AmountField }) {
  const excluded = useDerived(form, (values) => isExcluded(field, enteredIn(values)))
  return <FieldInput form={form} name={field} disabled={excluded} />
}

const received = { USD: 'Received USD', IQD: 'Received IQD' } as const

function Received({ form }: { form: ReceiptForm }) {
  const sums = useDerived(form, (values) => ({
    USD: receivedSoFar('USD', values),
    IQD: receivedSoFar('IQD', values),
  }))
  return (
    <div className={styles.received}>
      <Figures live>
        {(['USD', 'IQD'] as const).map((currency) => {
          const sum = sums[currency]
          return (
            <Figure key={currency} label={received[currency]}>
              {sum === null ? '…' : formatMoney(sum, currency)}
            </Figure>
          )
        })}
      </Figures>
    </div>
  )
}
