import { useState } from 'react'
import { LineInput } from '../../../../kernel/client/inputs/text-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { fieldErrors } from '../../../../kernel/contract/checks.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { invoiceLine } from '../../invoices.contract.ts'

const field = { ...invoiceLine.product_item, label: 'Description' as const }

/** What a line of no product is for, as it is being typed. */
export function useFreeItem(start: string) {
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState<DisplayText>()
  return {
    typed,
    error,
    change: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    /** The text when it is right; else null, and the message says why. */
    take: (): string | null => {
      const wrong = fieldErrors({ item: field }, { item: typed.trim() })['item']?.[0]
      setError(wrong)
      return wrong === undefined ? typed.trim() : null
    },
  }
}

/** The input for what a line of no product is for, such as a set-up charge. */
export function FreeItemInput({
  item,
  autoFocus,
}: {
  item: ReturnType<typeof useFreeItem>
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
