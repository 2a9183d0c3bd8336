import { Group } from '@mantine/core'
import { Figure, Figures } from '../../../kernel/client/card/sums.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { order } from '../orders.contract.ts'
import { PastDueMark } from './past-due-mark.client.tsx'

const { fields } = order

interface OrderFiguresProps {
  record: Row<typeof order>
  /** Whether the page's heading already says that the invoice is past due. */
  isMarked?: boolean
}

/** The money of an invoice: total, paid, outstanding and due date. */
export function OrderFigures({ record, isMarked = false }: OrderFiguresProps) {
  const { invoice_amount, total_paid, outstanding, overpaid } = record
  return (
    <Figures>
      <Amount label="Grand Total" amount={invoice_amount} />
      <Amount label={fields.total_paid.label} amount={total_paid} />
      {record.credited > 0 && <Amount label={fields.credited.label} amount={record.credited} />}
      <Amount label={fields.outstanding.label} amount={outstanding} />
      {overpaid > 0 && <Amount label={fields.overpaid.label} amount={overpaid} warns />}
      <Figure label={fields.due_date.label}>
        <Group gap="0.4rem">
          {formatDay(record.due_date)} {record.is_overdue && !isMarked && <PastDueMark />}
        </Group>
      </Figure>
    </Figures>
  )
}

interface AmountProps {
  label: DisplayText
  amount: number
  warns?: boolean
}

function Amount({ label, amount, warns = false }: AmountProps) {
  return (
    <Figure label={label} warns={warns}>
      {formatMoney(amount, 'USD')}
    </Figure>
  )
}
