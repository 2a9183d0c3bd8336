import { ArchiveButton, ArchivedMark } from '../../kernel/client/archive/archive-button.tsx'
import { EntityFormCard } from '../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../kernel/client/entity-form/entity-form-state.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import { useProposedCode } from '../../kernel/client/entity-form/use-proposed-code.ts'
import { useRecordHere } from '../../kernel/client/cache/use-record-here.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { RecordPage } from '../../kernel/client/show/record/record-page.tsx'
import { RecordView, UpdateButton } from '../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { ProductInputs, usePriceCheck } from './product-inputs.client.tsx'
import { product, productEndpoints } from './products.contract.ts'

type Product = Row<typeof product>

/** The form of a new product. */
export function ProductCreate() {
  const entered = useEntityForm({
    endpoint: productEndpoints.create,
    back: paths.product.table,
    screens: paths.product,
    check: usePriceCheck(),
  })
  const form = useProposedCode(entered, productEndpoints.nextCode, 'item_code')
  return (
    <>
      <PageHeading title="Create Product" />
      <ProductForm form={form} />
    </>
  )
}

/** The form to update a product. */
export function ProductUpdate() {
  const read = useRecordHere(productEndpoints.read)
  return (
    <>
      <PageHeading title="Update Product" />
      <Loaded read={read}>{(record) => <ProductChange key={record.id} record={record} />}</Loaded>
    </>
  )
}

function ProductChange({ record }: { record: Product }) {
  const form = useEntityForm({
    endpoint: productEndpoints.update,
    record,
    back: paths.product.table,
    check: usePriceCheck(record.unit_price),
  })
  return <ProductForm form={form} />
}

function ProductForm({ form }: { form: EntityForm<typeof product.fields> }) {
  return (
    <EntityFormCard form={form}>
      <ProductInputs form={form} />
    </EntityFormCard>
  )
}

/** The view of a product. */
export function ProductView() {
  return (
    <RecordPage
      entity={product}
      read={useRecordHere(productEndpoints.read)}
      table={paths.product.table}
      mark={(record) => <ArchivedMark of={record} />}
      buttons={(record) => (
        <>
          <ArchiveButton entity={product} record={record} />
          <UpdateButton entity={product} to={paths.product.update(record.id)} />
        </>
      )}
    >
      {(record) => <RecordView fields={product.fields} record={record} names={product.columns} />}
    </RecordPage>
  )
}
