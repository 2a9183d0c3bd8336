import { ArchiveAction } from '../../kernel/client/archive/archive-action.tsx'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { ImportButton } from '../../kernel/client/spreadsheet-import/import-button.tsx'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
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
    <>
      <PageHeading title="Products">
        <ImportButton entity={product} to={importOf(list.state.filters['pen_type'])} />
        <CreateButton entity={product} to={paths.product.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={paths.product.create}
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
        open={(row) => paths.product.view(row.id)}
        update={(row) => paths.product.update(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.product.view(row.id)} />
            <UpdateAction entity={product} to={paths.product.update(row.id)} />
            <ArchiveAction entity={product} row={row} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={productEndpoints.remove}
              question="Are you sure you want to delete this product?"
            />
          </>
        )}
      />
    </>
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
