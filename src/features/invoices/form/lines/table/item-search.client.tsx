import type { FocusEvent, KeyboardEvent } from 'react'
import { createOption, useFoundRows } from '../../../../../kernel/client/inputs/references/use-found-rows.ts'
import { useMay } from '../../../../../kernel/client/session/rights.ts'
import { SearchField } from '../../../../../kernel/client/ui/finding/search-field.tsx'
import { useSearchField } from '../../../../../kernel/client/ui/finding/use-search-field.ts'
import type { DisplayText } from '../../../../../i18n/messages.ts'
import { product } from '../../../../products/products.contract.ts'
import { findProducts } from '../../../finding/found-products.contract.ts'
import { creation, FoundProducts, type Product } from '../found-products.client.tsx'
import { type KeptText, useLineEditing } from './line-editing.client.ts'

interface ItemSearchProps {
  /** The current item of the line. */
  item: string | null
  /** Whether the line is a custom item already, so that Enter keeps another text. */
  isCustom?: boolean
  placeholder?: DisplayText
  onPick(product: Product): void
  /** Called with a text that is no product. */
  onText(text: string, how: KeptText): void
  /** Called to create a product that was not found. */
  onCreate(typed: string): void
}

const newProduct = 'new-product'
const asText = [{ value: createOption, label: 'Keep as custom item' }] as const
const asTextOrNew = [...asText, ...creation.map(({ label }) => ({ value: newProduct, label }))]

/**
 * The input for a line's item: finds products by code or name. Enter and Tab take the first result, also if it arrives
 * later. Without a result Enter takes nothing, so that a mistyped code does not become a custom item.
 */
export function ItemSearch({
  item,
  isCustom = false,
  placeholder,
  onPick,
  onText,
  onCreate,
}: ItemSearchProps) {
  const mayCreate = useMay(product.resource, 'create')
  const { customerNow } = useLineEditing()
  const field = useSearchField(item)
  const { words, combobox } = field
  const keep = (how: KeptText) => {
    field.close()
    onText(words, how)
  }
  const pass = () => keep({ isChosen: isCustom, isLeaving: false })
  const found = useFoundRows({
    endpoint: findProducts,
    within: customerNow(),
    typed: words,
    enabled: field.isSearching,
    combobox,
    offersCreation: isCustom,
    tabTakes: true,
    onTake: (row) => {
      field.close()
      onPick(row)
    },
    onLeave: pass,
    onCreate: () => keep({ isChosen: true, isLeaving: false }),
  })
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (event.nativeEvent.isComposing || words === '') return
    // The entered text is resolved before the focus moves on.
    if (key === 'Enter' || (key === 'Tab' && !shiftKey)) event.preventDefault()
    if (key === 'Tab' && !shiftKey && (found.now.error || found.now.isEmpty)) pass()
    if (key === 'Escape') {
      event.stopPropagation()
      field.close()
    }
  }
  const onBlurCapture = ({ relatedTarget }: FocusEvent) => {
    const isLeaving = relatedTarget !== null || document.hasFocus()
    if (isLeaving && words !== '' && !found.isTaking()) keep({ isChosen: isCustom, isLeaving: true })
  }
  return (
    <div onKeyDownCapture={onKeyDownCapture} onBlurCapture={onBlurCapture}>
      <SearchField
        label="Product"
        bare
        placeholder={placeholder}
        field={field}
        found={found}
        onClear={null}
        onTake={(value) => {
          if (value !== newProduct) return found.take(value)
          field.close()
          onCreate(words)
        }}
      >
        {field.opened && <FoundProducts found={found.now} whenNone={mayCreate ? asTextOrNew : asText} />}
      </SearchField>
    </div>
  )
}
