import { ArchiveAction } from '../../kernel/client/archive/archive-action.tsx'
import { RecordTable } from '../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { ImportButton } from '../../kernel/client/spreadsheet-import/import-button.tsx'
import { Picture } from '../../kernel/client/show/pictures/picture.tsx'
import { Missing } from '../../kernel/client/show/values/show-value.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatPriceAmount } from '../../kernel/contract/values/formats.ts'
import { paths } from '../paths.ts'
import { product, productEndpoints } from './products.contract.ts'

/** The list of products, all or those of one pen type. */
export function ProductTable() {
  const list = useEntityList(product, productEndpoints.list)
  return (
    <RecordTable
      list={list}
      at={paths.product}
      display={{
        pen_type: { card: 'status' },
        item_code: { card: 'number' },
        items: { card: 'who' },
        unit_price: { cell: priceInDollars, card: 'amount' },
        image: {
          cell: (row) => <Picture address={row.image} alt={row.items} />,
          card: 'picture',
        },
      }}
      bulk={['export', list.state.filters['archived'] === 'true' ? 'unarchive' : 'archive', 'delete']}
      actions={(row) => (
        <>
          <ArchiveAction entity={product} row={row} />
          <DeleteAction
            list={list}
            row={row}
            endpoint={productEndpoints.remove}
            question="Are you sure you want to delete this product?"
          />
        </>
      )}
    >
      <ImportButton entity={product} to={importOf(list.state.filters['pen_type'])} />
    </RecordTable>
  )
}

/** The address of the import; it asks for the pen type unless the list is of one. */
function importOf(penType: string | undefined): string {
  return penType ? `${paths.product.import}?pen_type=${encodeURIComponent(penType)}` : paths.product.import
}

/** Prices of products have a dollar sign after them (specification, section 2). */
function priceInDollars({ unit_price }: Row<typeof product>) {
  if (unit_price === null) return <Missing />
  return <bdi dir="ltr">{`${formatPriceAmount(unit_price)}\u00a0$`}</bdi>
}
