import {
  useFormError,
  useFormValue,
  useIsLocked,
  type FilledForm,
} from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useSharedProps } from '../../../kernel/client/inputs/input-props.ts'
import { Select } from '../../../kernel/client/ui/select.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { accountTransfer, type CashBoxes } from './account-transfers.contract.ts'

interface CashBoxSelectProps {
  form: FilledForm<typeof accountTransfer.fields>
  name: 'from_account' | 'to_account'
  boxes: CashBoxes['boxes']
  /** The id of the user. */
  person: number | undefined
}

/** The select of sending or receiving cash boxes, for users who may not view accounts. */
export function CashBoxSelect({ form, name, boxes: cashBoxes, person }: CashBoxSelectProps) {
  const value = useFormValue(form, name)
  const chosen = cashBoxes.find(({ id }) => id === Number(value))
  const choices =
    name === 'from_account' ? cashBoxes.filter(({ keeper: custodian }) => custodian === person) : cashBoxes
  const onChange = (id: string | null) => form.change({ [name]: id === null ? '' : Number(id) })
  const shared = useSharedProps({
    field: accountTransfer.fields[name],
    value,
    onChange,
    error: useFormError(form, name),
    description: descriptionOf(name, chosen, choices.length),
    disabled: useIsLocked(form, name) || choices.length === 0,
  })
  return (
    <div data-field={name}>
      <Select
        {...shared}
        data={choices.map((cashBox) => ({ value: String(cashBox.id), label: cashBox.name }))}
        value={chosen ? String(chosen.id) : null}
        allowDeselect={false}
        onChange={onChange}
        attributes={{ input: { dir: 'auto' } }}
      />
    </div>
  )
}

function descriptionOf(
  name: CashBoxSelectProps['name'],
  chosen: CashBoxes['boxes'][number] | undefined,
  choices: number,
): DisplayText | undefined {
  if (name === 'from_account' && choices === 0) return 'You have no cash box. Ask an admin to assign you one.'
  if (!chosen || chosen.balance === null) return undefined
  return message('Balance: {amount}', { amount: formatMoney(chosen.balance, chosen.currency) })
}
