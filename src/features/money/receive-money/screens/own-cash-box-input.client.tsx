import { type InputProps, useSharedProps } from '../../../../kernel/client/inputs/input-props.ts'
import { Select } from '../../../../kernel/client/ui/select.tsx'
import type { TextField } from '../../../../kernel/contract/kinds/texts/text.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { message } from '../../../../i18n/messages.ts'
import type { OpenDebts } from '../receive-money.contract.ts'

interface OwnCashBoxInputProps extends InputProps<TextField, string | null> {
  currency: Currency
  boxes: OpenDebts['boxes']
}

/** The select of the user's own cash boxes in a currency. Shows a notice if there are none. */
export function OwnCashBoxInput({ currency, boxes: cashBoxes, ...props }: OwnCashBoxInputProps) {
  const own = cashBoxes.filter((cashBox) => cashBox.currency === currency).map(({ name }) => name)
  const none =
    own.length === 0
      ? message('You have no {currency} cash box. Ask an admin to assign you one.', { currency })
      : undefined
  return (
    <Select
      {...useSharedProps({ ...props, ...(none && { description: none }) })}
      data={own}
      value={props.value}
      disabled={own.length === 0}
      allowDeselect={false}
      onChange={props.onChange}
      attributes={{ input: { dir: 'auto' } }}
    />
  )
}
