import { useMemo } from 'react'
import { EntityFormCard } from '../../../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { useEntityForm } from '../../../../kernel/client/entity-form/use-entity-form.ts'
import { useRecordHere } from '../../../../kernel/client/cache/use-record-here.ts'
import { Loaded } from '../../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { paths } from '../../../paths.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { isUsualRate } from './ask-about-rate.client.ts'
import { rateOverrides } from '../rate-overrides.contract.ts'
import { exchangeRate, exchangeRateEndpoints } from '../exchange-rates.contract.ts'
import { RateInput, enteredRate } from './rate-input.client.tsx'

const { create, read, update } = exchangeRateEndpoints
const { table: back } = paths.exchangeRate

/** The form of a new daily rate, for today by default. */
export function RateCreate() {
  return (
    <>
      <PageHeading title="Create Exchange Rate" />
      <WithToday>{(today) => <NewRate today={today} />}</WithToday>
    </>
  )
}

function NewRate({ today }: { today: string }) {
  const form = useEntityForm({
    endpoint: create,
    initial: { date: today },
    back,
    screens: paths.exchangeRate,
  })
  return <RateCard form={form} />
}

/** The form that edits a daily rate. Documents keep the rate that they were valued at. */
export function RateUpdate() {
  const found = useRecordHere(read)
  return (
    <>
      <PageHeading title="Update Exchange Rate" />
      <Loaded read={found}>{(record) => <ChangedRate key={record.id} record={record} />}</Loaded>
    </>
  )
}

function ChangedRate({ record }: { record: Row<typeof exchangeRate> }) {
  return <RateCard form={useEntityForm({ endpoint: update, record, back })} />
}

function RateCard({ form }: { form: EntityForm<typeof create.body> }) {
  const mayOverride = useMay(rateOverrides, 'update')
  // Sends the rate per dollar, after confirmation if it is far from the last one.
  const asking = useMemo(
    () => ({
      ...form,
      submit: async () => {
        const { values } = form.store.now()
        const rate = enteredRate(values.iqd_per_usd)
        if (rate === null) return await form.submit()
        const asked = { reason: values.note ?? null, mayOverride }
        if (!(await isUsualRate(rate, values.date ?? null, asked))) return false
        return await form.submit({ iqd_per_usd: rate })
      },
    }),
    [form, mayOverride],
  )
  return (
    <EntityFormCard form={asking}>
      <RateInput form={form} />
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="note" />
    </EntityFormCard>
  )
}
