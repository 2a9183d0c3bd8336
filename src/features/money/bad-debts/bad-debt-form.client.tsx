import { Text } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EntityFormCard } from '../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFormError, useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { FirstResponse } from '../../../kernel/client/show/first-response.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { CustomerSelect } from '../../customers/customer-select.client.tsx'
import { InvoiceSelect } from '../../invoices/choosing/invoice-select.client.tsx'
import { invoiceEndpoints, type InvoiceRecord } from '../../invoices/invoices.contract.ts'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { badDebt, badDebtEndpoints } from './bad-debts.contract.ts'

const { fields } = badDebt

const keyIn = (params: URLSearchParams, name: string) => {
  const key = Number(params.get(name))
  return Number.isInteger(key) && key > 0 ? key : null
}

/** The form of a new bad debt for the invoice or customer in the address. Saving or cancelling leads back there. */
export function BadDebtCreate() {
  const [params] = useSearchParams()
  const invoice = keyIn(params, 'invoice')
  const customer = keyIn(params, 'customer')
  return (
    <>
      <PageHeading title="Create Bad Debt" />
      <WithToday>
        {(today) =>
          invoice === null ? (
            <NewBadDebt today={today} of={null} customer={customer} />
          ) : (
            <NewBadDebtOf today={today} invoice={invoice} />
          )
        }
      </WithToday>
    </>
  )
}

function NewBadDebtOf({ today, invoice }: { today: string; invoice: number }) {
  const read = useRead(invoiceEndpoints.read, { params: { id: invoice } })
  return (
    <FirstResponse read={read}>
      {({ results }) => <NewBadDebt today={today} of={results} customer={results.customer} />}
    </FirstResponse>
  )
}

interface NewBadDebtProps {
  today: string
  of: InvoiceRecord | null
  customer: number | null
}

const backTo = ({ of, customer }: NewBadDebtProps) => {
  if (of) return paths.invoice.view(of.id)
  return customer === null ? paths.badDebt.table : paths.customer.view(customer)
}

/** The form. Proposes the outstanding amount of the invoice, since usually all of it is lost. */
function NewBadDebt({ today, of, customer: first }: NewBadDebtProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(of && { id: of.id, name: of.invoice_no ?? '' })
  const read = useRead(
    invoiceEndpoints.read,
    { params: { id: chosen?.id ?? 0 } },
    { enabled: chosen !== null },
  )
  const owed = chosen === null ? null : (read.data?.results.outstanding ?? null)
  const form = useEntityForm({
    endpoint: badDebtEndpoints.create,
    initial: {
      date: today,
      ...(first !== null && { customer: first }),
      ...(of && { invoice: of.id, amount_usd: of.outstanding ?? '' }),
    },
    back: backTo({ today, of, customer: first }),
    screens: { view: paths.badDebt.view, update: paths.badDebt.view },
  })
  const customer = Number(useFormValue(form, 'customer')) || null
  return (
    <EntityFormCard form={form}>
      <div data-field="customer">
        <CustomerSelect
          label={fields.customer.label}
          id={customer}
          error={useFormError(form, 'customer')}
          onChange={(row) => {
            const isOther = chosen !== null && row?.id !== customer
            // An invoice of another customer does not fit any more.
            if (isOther) setChosen(null)
            form.change({ customer: row?.id ?? '', ...(isOther && { invoice: '' }) })
          }}
        />
      </div>
      <div data-field="invoice">
        <InvoiceSelect
          label={fields.invoice.label}
          required={false}
          chosen={chosen}
          customer={chosen === null ? customer : null}
          error={useFormError(form, 'invoice')}
          onChange={(row) => {
            setChosen(row && { id: row.id, name: row.invoice_no ?? '' })
            form.change({ invoice: row?.id ?? '', ...(row?.customer && { customer: row.customer }) })
          }}
        />
        <Text size="sm" c="dimmed" mt={4}>
          {owed === null
            ? t('Leave empty to write off the customer’s oldest debts first.')
            : t('Outstanding: {amount}', { amount: formatMoney(owed, 'USD') })}
        </Text>
      </div>
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="amount_usd" />
      <FieldInput form={form} name="reason" />
    </EntityFormCard>
  )
}
