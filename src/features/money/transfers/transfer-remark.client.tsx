import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useDerived } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { numberIn } from '../../../kernel/contract/values/read-number.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { accountTransfer, CashBoxes } from './account-transfers.contract.ts'
import { transferSummary } from './transfer-summary.ts'

interface TransferRemarkProps {
  form: EntityForm<typeof accountTransfer.fields>
  boxes: CashBoxes['boxes']
  /** The id of the user. */
  person: number | undefined
}

/** The summary of a transfer during entry: amounts, resulting rate, and who must confirm it. */
export function TransferRemark({ form, boxes: cashBoxes, person }: TransferRemarkProps) {
  const t = useTranslate()
  const values = useDerived(form, ({ from_account, to_account, amount_out, amount_in }) => ({
    from_account,
    to_account,
    amount_out,
    amount_in,
  }))
  const accountOf = (key: string | number | null) => cashBoxes.find(({ id }) => id === Number(key))
  return transferSummary({
    from: accountOf(values.from_account),
    out: numberIn(values.amount_out),
    to: accountOf(values.to_account),
    in: numberIn(values.amount_in),
    person,
  })
    .map((line) => t(line))
    .map((line) => <div key={line}>{line}</div>)
}
