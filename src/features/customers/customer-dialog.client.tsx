import { CreateFormDialog } from '../../kernel/client/entity-form/create-form.tsx'
import { FieldInput } from '../../kernel/client/entity-form/fields/field-input.tsx'
import { MoreFields } from '../../kernel/client/entity-form/fields/more-fields.tsx'
import { useProposedCode } from '../../kernel/client/entity-form/use-proposed-code.ts'
import { useEntityForm } from '../../kernel/client/entity-form/use-entity-form.ts'
import type { CreateDialogProps } from '../../kernel/client/inputs/references/search-select.tsx'
import type { Row } from '../../kernel/contract/entity.ts'
import { paths } from '../paths.ts'
import { type customer, customerEndpoints } from './customers.contract.ts'

type Customer = Row<typeof customer>

/** The required fields, and the one that says that there is no email address. */
const required = ['name', 'code', 'email', 'has_no_email', 'address'] as const
const others = ['phone', 'work', 'website', 'paper_language', 'dinar_face'] as const

/** Creates a customer in a dialog over another form. */
export default function CustomerDialog({ typed, onCreated, onClose }: CreateDialogProps<Customer>) {
  const entered = useEntityForm({
    endpoint: customerEndpoints.create,
    initial: { name: typed },
    back: paths.customer.table,
    stays: true,
  })
  const form = useProposedCode(entered, customerEndpoints.nextCode, 'code')
  return (
    <CreateFormDialog
      form={form}
      title="Create New Customer"
      // A save returns the whole record.
      onCreated={(record) => onCreated(record as Customer)}
      onClose={onClose}
    >
      {required.map((name) => (
        <FieldInput key={name} form={form} name={name} />
      ))}
      <MoreFields form={form} names={others}>
        {others.map((name) => (
          <FieldInput key={name} form={form} name={name} />
        ))}
      </MoreFields>
    </CreateFormDialog>
  )
}
