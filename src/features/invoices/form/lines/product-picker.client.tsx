import { Loader, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useFoundRows } from '../../../../kernel/client/inputs/references/use-found-rows.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { OpenList, useStandingList } from '../../../../kernel/client/ui/finding/open-list.tsx'
import { searchLengthMax } from '../../../../kernel/contract/endpoint.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { product } from '../../../products/products.contract.ts'
import { findProducts } from '../../finding/found-products.contract.ts'
import styles from '../invoice-form.module.css'
import { creation, FoundProducts, nothing, type Product } from './found-products.client.tsx'

interface ProductPickerProps {
  /** The customer whose previously bought products are listed first. */
  customer: number | null
  error: DisplayText | undefined
  onPick(product: Product): void
  /** Called with the search text to create a product that was not found. */
  onCreate(typed: string): void
}

/** Selects a product from a list with pictures and prices; typing searches, arrow keys move, Enter selects. */
export function ProductPicker({ customer, error, onPick, onCreate }: ProductPickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const mayCreate = useMay(product.resource, 'create')
  const combobox = useStandingList()
  const found = useFoundRows({
    endpoint: findProducts,
    within: customer === null ? {} : { customer },
    typed: typed.trim(),
    enabled: true,
    combobox,
    offersCreation: mayCreate,
    onTake: onPick,
    onLeave: () => undefined,
    onCreate,
  })
  return (
    <OpenList
      list={combobox}
      keepsEscape={typed !== ''}
      label={t('Products')}
      busy={found.now.isWaiting}
      className={styles.choices}
      onTake={found.take}
      input={
        <TextInput
          data-autofocus
          autoFocus
          label={t('Product')}
          required
          type="search"
          placeholder={t('Search by name, code or description…')}
          classNames={{ input: styles.typed ?? '' }}
          autoComplete="off"
          maxLength={searchLengthMax}
          value={typed}
          error={error && t(error)}
          leftSection={
            found.fetching ? <Loader size={16} /> : <IconSearch size={17} stroke={1.7} aria-hidden />
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Keeps Tab from moving the focus past the quantity.
            if (found.onKeyDown(event)) event.preventDefault()
          }}
        />
      }
    >
      <FoundProducts found={found.now} whenNone={mayCreate ? creation : nothing} />
    </OpenList>
  )
}
