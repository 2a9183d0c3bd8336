import { CreateFormDialog } from '../../kernel/client/entity-form/create-form.tsx'
import { FieldInputs } from '../../kernel/client/entity-form/fields/field-inputs.tsx'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import type { CreateDialogProps } from '../../kernel/client/inputs/references/search-select.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { type customer, customerEndpoints } from './customers.contract.ts'

type Customer = Row<typeof customer>

/** Creates a customer in a dialog over another form. */
export default function CustomerDialog({ typed, onCreated, onClose }: CreateDialogProps<Customer>) {
  const form = useEntityForm({
    endpoint: customerEndpoints.create,
    initial: { name: typed },
    back: paths.customer.table,
    stays: true,
  })
  return (
    <CreateFormDialog
      form={form}
      title="Create New Customer"
      // A save returns the whole record.
      onCreated={(record) => onCreated(record as Customer)}
      onClose={onClose}
    >
      <FieldInputs form={form} without="salesman" />
    </CreateFormDialog>
  )
}
