import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { formatQuantity } from '../../../../../kernel/contract/values/formats.ts'
import type { DisplayText } from '../../../../../i18n/messages.ts'
import type { DraftLine, LineEntry } from '../../../invoice-lines.ts'
import styles from '../../invoice-form.module.css'
import { type AfterSaving, LineButtons, LineForm } from '../line-buttons.client.tsx'
import { LineEntryInputs, useLineEntry } from '../line-entry.client.tsx'
import type { Product } from '../found-products.client.tsx'
import { textsOf } from '../entry-texts.ts'
import { ProductPicker } from '../product-picker.client.tsx'
import { ProductSummary } from '../product-summary.client.tsx'
import { priceOf } from '../table/line-texts.ts'

const NewProduct = lazy(() => import('../../../../products/new-product.client.tsx'))

interface NewProductLineProps {
  lines: readonly DraftLine[]
  customer: number | null
  /** The name of a product to create first. */
  creating: string | null
  onAdd(product: Product, entry: LineEntry, way: { separate: boolean; after: AfterSaving }): void
  onClose(): void
}

const refusal: DisplayText = 'Please select a product and enter a valid quantity.'

/** Adds a line of a product: choose it, then enter the quantity. */
export function NewProductLine({ lines, customer, creating: first, onAdd, onClose }: NewProductLineProps) {
  const t = useTranslate()
  const [product, setProduct] = useState<Product | null>(null)
  const [creating, setCreating] = useState(first)
  const [missing, setMissing] = useState(false)
  const entry = useLineEntry(textsOf(null), refusal)
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (product) chosen.current?.querySelector('input')?.select()
  }, [product])
  const present = product && lines.find((line) => line.product === product.id)
  const pick = (picked: Product) => {
    const price = lines.find((line) => line.product === picked.id)?.unit_price ?? priceOf(picked)
    setProduct(picked)
    setMissing(false)
    entry.change({ ...entry.typed, unit_price: price === null ? '' : String(price) })
  }
  const add = (after: AfterSaving, separate = false) => {
    setMissing(!product)
    const entered = product && entry.take()
    if (entered) onAdd(product, entered, { separate, after })
  }
  if (creating !== null) {
    return (
      <Suspense fallback={<Skeleton h={280} />}>
        <NewProduct
          typed={creating}
          onCreated={(created) => {
            setCreating(null)
            pick(created)
          }}
          onClose={() => setCreating(null)}
        />
      </Suspense>
    )
  }
  return (
    <LineForm onSave={add}>
      <Stack gap="md">
        {product ? (
          <>
            <div className={styles.chosen}>
              <ProductSummary
                name={product.items}
                detail={[product.item_code, product.description].filter(Boolean).join(' · ')}
                image={product.image}
                price={product.unit_price}
              />
              <Button variant="subtle" size="compact-sm" onClick={() => setProduct(null)}>
                {t('Change')}
              </Button>
            </div>
            {present && (
              <Alert color="brass" p="xs">
                {t(
                  'This product is already on the invoice ({quantity}). Adding it increases the quantity and replaces the price and notes.',
                  { quantity: formatQuantity(present.quantity) },
                )}
              </Alert>
            )}
          </>
        ) : (
          <ProductPicker
            customer={customer}
            error={missing ? refusal : undefined}
            onPick={pick}
            onCreate={setCreating}
          />
        )}
        {product && (
          <div ref={chosen} className={styles.entry}>
            <LineEntryInputs entry={entry} listPrice={product.unit_price} />
          </div>
        )}
        <LineButtons isNew onSave={add} onClose={onClose}>
          {present && (
            <Button variant="default" onClick={() => add('close', true)}>
              {t('Add separate line')}
            </Button>
          )}
        </LineButtons>
      </Stack>
    </LineForm>
  )
}
