import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { DraftLine, LineEntry } from '../invoice-lines.ts'
import styles from './invoice-form.module.css'
import { entryIn, LineEntryInputs, submitOnCtrlEnter, useLineEntry } from './line-entry.client.tsx'
import { type Product, ProductPicker } from './product-picker.client.tsx'
import { ProductSummary } from './product-summary.client.tsx'

interface AddLineProps {
  lines: readonly DraftLine[]
  onAdd(product: Product, entry: LineEntry): void
  onClose(): void
}

const refusal = 'Please select a product and enter a valid quantity.'

/** Adds a product to an invoice: choose it, say how many, done. */
export function AddLineModal({ opened, ...props }: AddLineProps & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title="Add product" size="lg" centered>
      <AddLine {...props} />
    </Modal>
  )
}

function AddLine({ lines, onAdd, onClose }: AddLineProps) {
  const [product, setProduct] = useState<Product | null>(null)
  const entry = useLineEntry({ quantity: '', notes: '' }, refusal)
  const chosen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (product) chosen.current?.querySelector('input')?.focus()
  }, [product])
  const present = product && lines.find((line) => line.product === product.id)
  const add = () => {
    const entered = entryIn(entry.typed)
    if (product && entered) onAdd(product, entered)
    else entry.refuse()
  }
  return (
    <form
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
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
                Change
              </Button>
            </div>
            {present && (
              <Alert color="brass" p="xs">
                This product is on the invoice already ({present.quantity}). The quantity is added to it, and
                these notes replace the present ones.
              </Alert>
            )}
          </>
        ) : (
          <ProductPicker error={entry.error} onPick={setProduct} />
        )}
        <div ref={chosen} className={styles.entry}>
          <LineEntryInputs
            typed={entry.typed}
            unitPrice={product ? (present?.unit_price ?? product.unit_price ?? 0) : null}
            error={product ? entry.error : undefined}
            onChange={entry.change}
          />
        </div>
        <Group gap="sm">
          <Button type="submit">Add</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
