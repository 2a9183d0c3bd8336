import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { EntityFormCard } from '../../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFormValue } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../../kernel/client/entity-form/use-entity-form.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { isDay } from '../../../../kernel/contract/values/day.ts'
import { paths } from '../../../paths.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { cashCloseEndpoints } from '../cash-closing.contract.ts'
import { noteErrors } from '../notes.ts'
import { CloseCount, enteredIn } from './close-count.client.tsx'

const { create, expected } = cashCloseEndpoints
const { table: back } = paths.cashClose

/** The form that closes the day of a cash box, which the address may name. */
export function CloseDay() {
  const account = Number(useSearchParams()[0].get('account'))
  const proposed = Number.isInteger(account) && account > 0 ? { account } : {}
  return (
    <>
      <PageHeading title="Close day" />
      <WithToday>{(today) => <NewClose proposed={{ date: today, ...proposed }} />}</WithToday>
    </>
  )
}

function NewClose({ proposed }: { proposed: { date: string; account?: number } }) {
  const form = useEntityForm({
    endpoint: create,
    initial: proposed,
    back,
    check: ({ notes }) => noteErrors(enteredIn(notes)),
  })
  const [account, date] = [Number(useFormValue(form, 'account') ?? 0), useFormValue(form, 'date') ?? '']
  const read = useRead(
    expected,
    { query: { account, ...(isDay(date) && { date }) } },
    { enabled: account > 0 },
  )
  // Not the data of the previously chosen cash box.
  const shown = account > 0 && !read.isPlaceholderData ? read.data : undefined
  // Sends the expected amount that the user saw, so that entries added meanwhile are noticed.
  const closing = useMemo(
    () => ({ ...form, submit: () => form.submit(shown ? { expected: shown.expected } : {}) }),
    [form, shown],
  )
  return (
    <EntityFormCard form={closing}>
      <FieldInput form={form} name="account" />
      <FieldInput form={form} name="date" />
      {shown && <CloseCount key={shown.currency} form={form} box={shown} />}
      <FieldInput form={form} name="counted" description="Enter the banknotes above, or the total here." />
      <FieldInput form={form} name="reason" description="Required if the count is over or short." />
    </EntityFormCard>
  )
}
