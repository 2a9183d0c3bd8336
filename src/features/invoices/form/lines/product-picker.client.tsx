import { Loader, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { memo, useState } from 'react'
import {
  createOption,
  type Found,
  useFoundRows,
} from '../../../../kernel/client/inputs/references/use-found-rows.ts'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { failureMessage } from '../../../../kernel/client/messages/notify.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { FoundOption, NamedOption, NoOption } from '../../../../kernel/client/ui/finding/found-option.tsx'
import { StandingList, useStandingList } from '../../../../kernel/client/ui/finding/standing-list.tsx'
import { searchLengthMax } from '../../../../kernel/contract/endpoint.ts'
import { sentencesOf } from '../../../../kernel/contract/entity-sentences.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { type Said, toldOf } from '../../../../words/sentences.ts'
import { product, productEndpoints } from '../../../products/products.contract.ts'
import styles from '../invoice-form.module.css'
import { ProductSummary } from './product-summary.client.tsx'

export type Product = Row<typeof product>

interface ProductPickerProps {
  error: Said | undefined
  onPick(product: Product): void
  /** Told to create one that was not found, from what was typed. */
  onCreate(typed: string): void
}

/** The products to choose from, with pictures and prices; typing searches, arrows move, Enter picks. */
export function ProductPicker({ error, onPick, onCreate }: ProductPickerProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const mayCreate = useMay(product.resource, 'create')
  const combobox = useStandingList()
  const found = useFoundRows({
    endpoint: productEndpoints.list,
    typed: typed.trim(),
    enabled: true,
    combobox,
    offersCreation: mayCreate,
    onTake: onPick,
    onLeave: () => undefined,
    onCreate,
  })
  return (
    <StandingList
      list={combobox}
      keepsEscape={typed !== ''}
      label={say('Products')}
      busy={found.now.isWaiting}
      className={styles.choices}
      onTake={found.take}
      input={
        <TextInput
          data-autofocus
          autoFocus
          label={say('Product')}
          required
          type="search"
          placeholder={say('Search by name, code or description…')}
          classNames={{ input: styles.typed ?? '' }}
          autoComplete="off"
          maxLength={searchLengthMax}
          value={typed}
          error={error && say(error)}
          leftSection={
            found.fetching ? <Loader size={16} /> : <IconSearch size={17} stroke={1.7} aria-hidden />
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The focus goes to the quantity, not past it.
            if (found.onKeyDown(event)) event.preventDefault()
          }}
        />
      }
    >
      <FoundProducts found={found.now} mayCreate={mayCreate} />
    </StandingList>
  )
}

interface FoundProductsProps {
  found: Found<Product>
  mayCreate: boolean
}

/** Drawn anew when other products are found, and not with each letter. */
const FoundProducts = memo(function FoundProducts({ found, mayCreate }: FoundProductsProps) {
  const say = useSay()
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
          />
        </FoundOption>
      ))}
      {isEmpty && <NoOption>{say('Product not found.')}</NoOption>}
      {isEmpty && mayCreate && (
        <NamedOption
          value={createOption}
          name={`+ ${say(sentencesOf(product).create)}`}
          detail={words || null}
        />
      )}
      {error && <NoOption>{say('Error: {reason}', { reason: toldOf(failureMessage(error)) })}</NoOption>}
    </>
  )
})
