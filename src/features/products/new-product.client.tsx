import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CreateForm } from '../../kernel/client/entity-form/create-form.tsx'
import { useProposedCode } from '../../kernel/client/entity-form/use-proposed-code.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import type { CreateDialogProps } from '../../kernel/client/inputs/references/search-select.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { ProductInputs, usePriceCheck } from './product-inputs.client.tsx'
import { type product, productEndpoints } from './products.contract.ts'

type Product = Row<typeof product>

/** Creates a product within the dialog of another form. */
export default function NewProduct({ typed, onCreated, onClose }: CreateDialogProps<Product>) {
  const t = useTranslate()
  const entered = useEntityForm({
    endpoint: productEndpoints.create,
    initial: { items: typed },
    back: paths.product.table,
    stays: true,
    check: usePriceCheck(),
  })
  const form = useProposedCode(entered, productEndpoints.nextCode, 'item_code')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <Title order={3} size="h5" mb="sm">
        {t('Create Product')}
      </Title>
      {/* A save returns the whole record. */}
      <CreateForm form={form} onCreated={(record) => onCreated(record as Product)} onClose={onClose}>
        <ProductInputs form={form} short />
      </CreateForm>
    </div>
  )
}
