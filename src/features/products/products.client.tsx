import { useParams } from 'react-router'
import { EntityFormSheet } from '../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../kernel/client/entity-form/field-input.tsx'
import { type EntityForm, useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { DeleteAction, UpdateAction, ViewAction } from '../../kernel/client/entity-table/row-actions.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { ImportButton } from '../../kernel/client/sheet-import/import-button.tsx'
import { CreateButton } from '../../kernel/client/show/create-button.tsx'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { Picture } from '../../kernel/client/show/picture.tsx'
import { BackButton, RecordView, UpdateButton } from '../../kernel/client/show/record-view.tsx'
import { Missing } from '../../kernel/client/show/show-value.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { formatAmount } from '../../kernel/contract/money.ts'
import { paths } from '../paths.ts'
import { product, productEndpoints } from './products.contract.ts'

type Product = Row<typeof product>

/** The products, all or those of one pen type. */
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
        columns={[
          'pen_type',
          'item_code',
          'items',
          { name: 'unit_price', cell: priceInDollars },
          { name: 'image', cell: (row) => <Picture address={row.image} alt={row.items} /> },
          'description',
        ]}
        open={(row) => paths.product.view(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={paths.product.view(row.id)} />
            <UpdateAction entity={product} to={paths.product.update(row.id)} />
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

/** The import, which asks for the pen type unless the list tells it. */
function importOf(penType: string | undefined): string {
  return penType ? `${paths.product.import}?pen_type=${encodeURIComponent(penType)}` : paths.product.import
}

/** Prices of products stand before a dollar sign (specification, section 2). */
function priceInDollars({ unit_price }: Product) {
  return unit_price === null ? <Missing /> : `${formatAmount(unit_price, 'USD')}\u00a0$`
}

/** A new product. */
export function ProductCreate() {
  const form = useEntityForm({ endpoint: productEndpoints.create, back: paths.product.table })
  return (
    <>
      <PageHeading title="Create Product" />
      <ProductForm form={form} />
    </>
  )
}

/** Changes a product. */
export function ProductUpdate() {
  const read = useProduct()
  return (
    <>
      <PageHeading title="Update Product" />
      <Loaded read={read}>{(record) => <ProductChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function ProductChange({ record }: { record: Product }) {
  const form = useEntityForm({ endpoint: productEndpoints.update, record, back: paths.product.table })
  return <ProductForm form={form} />
}

function ProductForm({ form }: { form: EntityForm<typeof product.fields> }) {
  return (
    <EntityFormSheet form={form}>
      <FieldInput form={form} name="items" />
      <FieldInput form={form} name="item_code" />
      <FieldInput form={form} name="pen_type" />
      <FieldInput form={form} name="unit_price" />
      <FieldInput form={form} name="image" />
      <FieldInput form={form} name="description" />
    </EntityFormSheet>
  )
}

/** A product to read. */
export function ProductView() {
  const read = useProduct()
  return (
    <>
      <PageHeading title="Product Details">
        <BackButton to={paths.product.table} />
        {read.data && <UpdateButton entity={product} to={paths.product.update(read.data.id)} />}
      </PageHeading>
      <Loaded read={read}>
        {(record) => (
          <>
            <RecordView fields={product.fields} record={record} />
            <RecordHistory key={record.id} entity={product} id={record.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function useProduct() {
  const { id = '' } = useParams()
  return useRead(productEndpoints.read, { params: { id } })
}
