import { Alert, SegmentedControl, Stack, Text } from '@mantine/core'
import { Fragment, useState } from 'react'
import { Dialog } from '../../../../../kernel/client/ui/dialog.tsx'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { useFormValue } from '../../../../../kernel/client/entity-form/fields/form-parts.ts'
import { numberIn } from '../../../../../kernel/contract/values/read-number.ts'
import { translateParts } from '../../../../../i18n/translate.ts'
import { notifyError } from '../../../../../kernel/client/messages/notify.ts'
import {
  addFreeLine,
  addLine,
  addSeparateLine,
  type DraftLine,
  editLine,
  type LineChange,
  type LineEntry,
} from '../../../invoice-lines.ts'
import { CustomLine } from './custom-line.client.tsx'
import { EditedProductLine } from './edited-product-line.client.tsx'
import { NewProductLine } from './new-product-line.client.tsx'
import type { AfterSaving } from '../line-buttons.client.tsx'
import type { Product } from '../found-products.client.tsx'
import { type InvoiceForm, useLines } from '../../use-invoice-form.client.ts'

const kinds = [
  { value: 'product', label: 'Product' },
  { value: 'free', label: 'Custom item' },
] as const

/** The line that is edited, or the name of a product to create first for a new line; null to choose an existing one. */
export type OpenLine = { is: 'new'; creates: string | null } | { is: 'change'; line: DraftLine }

interface LineModalProps {
  form: InvoiceForm
  /** Null: closed. */
  open: OpenLine | null
  onClose(): void
}

/** The dialog of a line: adds products and custom items to an invoice, or edits a line. */
export function LineModal({ form, open, onClose }: LineModalProps) {
  const t = useTranslate()
  const title = open?.is === 'change' ? 'Edit product' : 'Add product'
  return (
    <Dialog opened={open !== null} onClose={onClose} title={t(title)} size="lg" centered>
      {open?.is === 'new' && <NewLines form={form} creating={open.creates} onClose={onClose} />}
      {open?.is === 'change' && <EditedLine form={form} line={open.line} onClose={onClose} />}
    </Dialog>
  )
}

interface EditedLineProps {
  form: InvoiceForm
  line: DraftLine
  onClose(): void
}

function EditedLine({ form, line, onClose }: EditedLineProps) {
  const save = (change: LineChange) => {
    const lines = form.linesNow()
    const index = lines.indexOf(line)
    if (index < 0) notifyError('Product not found.')
    else form.changeLines(editLine(lines, index, change))
    onClose()
  }
  if (line.product === null) {
    const saveCustom = (product_item: string, entry: LineEntry) => save({ ...entry, product_item })
    return <CustomLine line={line} onSave={saveCustom} onClose={onClose} />
  }
  return <EditedProductLine line={line} onSave={save} onClose={onClose} />
}

interface NewLinesProps {
  form: InvoiceForm
  creating: string | null
  onClose(): void
}

function NewLines({ form, creating, onClose }: NewLinesProps) {
  const t = useTranslate()
  const lines = useLines(form)
  const customer = numberIn(useFormValue(form, 'customer'))
  const [kind, setKind] = useState('product')
  const [added, setAdded] = useState<readonly string[]>([])
  const done = (what: string, after: AfterSaving) => {
    if (after === 'close') onClose()
    else setAdded([...added, what])
  }
  const addProduct = (product: Product, entry: LineEntry, way: { separate: boolean; after: AfterSaving }) => {
    const add = way.separate ? addSeparateLine : addLine
    form.changeLines(add(form.linesNow(), product, entry))
    done(product.items, way.after)
  }
  const addFree = (item: string, entry: LineEntry, after: AfterSaving) => {
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
        <NewProductLine
          key={next}
          lines={lines}
          customer={customer}
          creating={next === 0 ? creating : null}
          onAdd={addProduct}
          onClose={onClose}
        />
      ) : (
        <CustomLine key={next} line={null} onSave={addFree} onClose={onClose} />
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
