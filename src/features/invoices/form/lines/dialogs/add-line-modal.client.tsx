import { Alert, SegmentedControl, Stack, Text } from '@mantine/core'
import { Fragment, useState } from 'react'
import { Dialog } from '../../../../../kernel/client/ui/dialog.tsx'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { useFormValue } from '../../../../../kernel/client/entity-form/fields/form-parts.ts'
import { numberIn } from '../../../../../kernel/contract/values/read-number.ts'
import { translateParts } from '../../../../../i18n/translate.ts'
import { addFreeLine, addLine, addSeparateLine, type LineEntry } from '../../../invoice-lines.ts'
import { AddCustomItem } from './add-custom-item.client.tsx'
import { AddProductLine } from './add-product-line.client.tsx'
import type { AfterAdding } from '../line-buttons.client.tsx'
import type { Product } from '../found-products.client.tsx'
import { type InvoiceForm, useLines } from '../../use-invoice-form.client.ts'

const kinds = [
  { value: 'product', label: 'Product' },
  { value: 'free', label: 'Custom item' },
] as const

interface AddLineProps {
  form: InvoiceForm
  /** The name of a product to create first; null to choose an existing one. */
  creating: string | null
  onClose(): void
}

/** Adds lines to an invoice: products or custom items, such as a set-up charge. */
export function AddLineModal({ opened, ...props }: AddLineProps & { opened: boolean }) {
  const t = useTranslate()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('Add product')} size="lg" centered>
      <AddLine {...props} />
    </Dialog>
  )
}

function AddLine({ form, creating, onClose }: AddLineProps) {
  const t = useTranslate()
  const lines = useLines(form)
  const customer = numberIn(useFormValue(form, 'customer'))
  const [kind, setKind] = useState('product')
  const [added, setAdded] = useState<readonly string[]>([])
  const done = (what: string, after: AfterAdding) => {
    if (after === 'close') onClose()
    else setAdded([...added, what])
  }
  const addProduct = (product: Product, entry: LineEntry, way: { separate: boolean; after: AfterAdding }) => {
    const add = way.separate ? addSeparateLine : addLine
    form.changeLines(add(form.linesNow(), product, entry))
    done(product.items, way.after)
  }
  const addFree = (item: string, entry: LineEntry, after: AfterAdding) => {
    form.changeLines(addFreeLine(form.linesNow(), item, entry))
    done(item, after)
  }
  // A new key empties the inputs for each line.
  const next = added.length
  return (
    <Stack gap="md">
      <SegmentedControl
        data={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
        value={kind}
        onChange={setKind}
        aria-label={t('Line type')}
      />
      {kind === 'product' ? (
        <AddProductLine
          key={next}
          lines={lines}
          customer={customer}
          creating={next === 0 ? creating : null}
          onAdd={addProduct}
          onClose={onClose}
        />
      ) : (
        <AddCustomItem key={next} onAdd={addFree} onClose={onClose} />
      )}
      {added.length > 0 && (
        <Alert color="brass" p="xs" role="status">
          <Text size="sm">
            {added.length === 1
              ? translateParts(t, 'Added: {item}', { item: <bdi key="item">{added.at(-1)}</bdi> })
              : translateParts(t, 'Added: {item} and {others}', {
                  item: <bdi key="item">{added.at(-1)}</bdi>,
                  others: <Fragment key="others">{t('{count} more', { count: added.length - 1 })}</Fragment>,
                })}
          </Text>
        </Alert>
      )}
    </Stack>
  )
}
