import { memo } from 'react'
import { createOption, type Found } from '../../../../kernel/client/inputs/references/use-found-rows.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { failureMessage } from '../../../../kernel/client/messages/notify.ts'
import { FoundOption, NamedOption, NoOption } from '../../../../kernel/client/ui/finding/found-option.tsx'
import { sentencesOf } from '../../../../kernel/contract/entity-sentences.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { type Label, messageOf } from '../../../../i18n/messages.ts'
import { product } from '../../../products/products.contract.ts'
import type { FoundProduct } from '../../finding/found-products.contract.ts'
import { ProductSummary } from './product-summary.client.tsx'

/** A product with the last price that the invoice's customer paid. */
export type Product = Row<typeof product> & Partial<Pick<FoundProduct, 'last_price' | 'last_on'>>

/** An action offered when no product is found. */
interface Step {
  value: string
  label: Label
}

export const nothing: readonly Step[] = []
export const creation: readonly Step[] = [{ value: createOption, label: sentencesOf(product).create }]

interface FoundProductsProps {
  found: Found<FoundProduct>
  whenNone: readonly Step[]
}

/** The products that a search found, with pictures and prices; not rendered again with each letter. */
export const FoundProducts = memo(function FoundProducts({ found, whenNone }: FoundProductsProps) {
  const t = useTranslate()
  const { rows, isEmpty, words, error } = found
  return (
    <>
      {rows.map((row) => (
        <FoundOption key={row.id} value={String(row.id)}>
          <ProductSummary
            name={row.items}
            detail={[row.item_code, row.description].filter(Boolean).join(' · ')}
            image={row.image}
            price={row.unit_price}
            last={row.last_on === null ? null : { price: row.last_price ?? 0, on: row.last_on }}
          />
        </FoundOption>
      ))}
      {isEmpty && <NoOption>{t('Product not found.')}</NoOption>}
      {isEmpty &&
        whenNone.map(({ value, label }) => (
          <NamedOption key={value} value={value} name={`+ ${t(label)}`} detail={words || null} />
        ))}
      {error && <NoOption>{t('Error: {reason}', { reason: messageOf(failureMessage(error)) })}</NoOption>}
    </>
  )
})
