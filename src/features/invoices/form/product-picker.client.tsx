import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useListRead } from '../../../kernel/client/list-read.ts'
import { failureMessage } from '../../../kernel/client/notify.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { type product, productEndpoints } from '../../products/products.contract.ts'
import styles from './invoice-form.module.css'
import { ProductSummary } from './product-summary.client.tsx'

export type Product = Row<typeof product>

const patienceMs = 250
const choicesAtOnce = 30

interface ProductPickerProps {
  error: string | undefined
  onPick(product: Product): void
}

/** The products to choose from, with pictures and prices; typing searches, arrows move, Enter picks. */
export function ProductPicker({ error, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, patienceMs)
  const list = useListRead(productEndpoints.list, { search, page_size: choicesAtOnce })
  const combobox = useCombobox({ opened: true })
  const { rows } = list
  const { selectFirstOption } = combobox
  useEffect(() => {
    // The first of the products that are there now is what Enter picks.
    if (rows) selectFirstOption()
  }, [rows, selectFirstOption])
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const picked = rows?.find((row) => String(row.id) === id)
        if (picked) onPick(picked)
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          label="Product"
          required
          type="search"
          placeholder="Search by name, code or description…"
          dir="auto"
          autoComplete="off"
          value={typed}
          error={error}
          leftSection={
            list.fetching ? <Loader size={16} /> : <IconSearch size={17} stroke={1.7} aria-hidden />
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.choices} aria-label="Products" aria-busy={list.fetching}>
        {rows?.map((row) => (
          <Combobox.Option key={row.id} value={String(row.id)} className={styles.choice ?? ''}>
            <ProductSummary
              name={row.items}
              detail={[row.item_code, row.description].filter(Boolean).join(' · ')}
              image={row.image}
              price={row.unit_price}
            />
          </Combobox.Option>
        ))}
        {rows?.length === 0 && !list.stale && <Combobox.Empty>Product not found.</Combobox.Empty>}
        {list.error && !rows && <Combobox.Empty>{`Error: ${failureMessage(list.error)}`}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  )
}
