import { useState } from 'react'
import { LineInput } from '../../../../kernel/client/inputs/text-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { fieldErrors } from '../../../../kernel/contract/checks.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { invoiceLine } from '../../invoices.contract.ts'

const field = { ...invoiceLine.product_item, label: 'Description' as const }

/** The state of a custom item's text. */
export function useCustomItem(start: string) {
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState<DisplayText>()
  return {
    typed,
    error,
    change: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    /** Returns the text if it is valid; otherwise null, and the message shows why. */
    take: (): string | null => {
      const wrong = fieldErrors({ item: field }, { item: typed.trim() })['item']?.[0]
      setError(wrong)
      return wrong === undefined ? typed.trim() : null
    },
  }
}

/** The input for the text of a custom item, such as a set-up charge. */
export function CustomItemInput({
  item,
  autoFocus,
}: {
  item: ReturnType<typeof useCustomItem>
  autoFocus?: boolean
}) {
  const t = useTranslate()
  return (
    <LineInput
      field={field}
      value={item.typed}
      error={item.error && t(item.error)}
      autoFocus={autoFocus}
      onChange={(text) => item.change(text ?? '')}
    />
  )
}
