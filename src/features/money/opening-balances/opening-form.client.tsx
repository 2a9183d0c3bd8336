import { Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { EntityFormCard } from '../../../kernel/client/entity-form/entity-form.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import type { FormValues } from '../../../kernel/contract/fields.ts'
import { DocumentUpdate } from '../ledger/document-update.client.tsx'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import { opening, openingEndpoints } from './opening.contract.ts'

const { create, read, update } = openingEndpoints
const { table: back } = paths.opening

/** The form of a new customer opening balance. */
export function OpeningCreate() {
  return (
    <>
      <PageHeading title="Create Opening Balance" />
      <WithToday>{(today) => <NewOpenings today={today} />}</WithToday>
    </>
  )
}

type Kept = Partial<FormValues<typeof opening.fields>>

/**
 * The form for one or several opening balances in a row: the next one starts with the customer and the date of the
 * previous one.
 */
function NewOpenings({ today }: { today: string }) {
  const [goesOn, setGoesOn] = useState(false)
  const [{ place, kept }, setNext] = useState<{ place: number; kept: Kept }>({
    place: 0,
    kept: { date: today },
  })
  return (
    <NewOpening
      key={place}
      kept={kept}
      isNext={place > 0}
      goesOn={goesOn}
      onGoOn={setGoesOn}
      onSaved={(next) => setNext({ place: place + 1, kept: next })}
    />
  )
}

interface NewOpeningProps {
  kept: Kept
  isNext: boolean
  goesOn: boolean
  onGoOn(yes: boolean): void
  onSaved(kept: Kept): void
}

function NewOpening({ kept, isNext, goesOn, onGoOn, onSaved }: NewOpeningProps) {
  const t = useTranslate()
  const form = useEntityForm({
    endpoint: create,
    initial: kept,
    back,
    screens: paths.opening,
    stays: goesOn,
    saved: ({ customer, date }) => {
      if (goesOn) onSaved({ customer: String(customer), date: String(date) })
    },
  })
  return (
    <OpeningCard form={form} isNext={isNext}>
      <div data-wide>
        <Switch
          label={t('Add another for this customer after saving')}
          checked={goesOn}
          onChange={(event) => onGoOn(event.currentTarget.checked)}
        />
      </div>
    </OpeningCard>
  )
}

/** The form that edits an opening balance. */
export function OpeningUpdate() {
  return (
    <DocumentUpdate entity={opening} read={useRecordHere(read)} at={paths.opening}>
      {(record) => <ChangedOpening record={record} />}
    </DocumentUpdate>
  )
}

function ChangedOpening({ record }: { record: Row<typeof opening> }) {
  return <OpeningCard form={useEntityForm({ endpoint: update, record, back })} />
}

interface OpeningCardProps {
  form: EntityForm<typeof opening.fields>
  /** Whether the user just saved another one for the same customer: then the focus starts at the number. */
  isNext?: boolean
  children?: ReactNode
}

function OpeningCard({ form, isNext = false, children }: OpeningCardProps) {
  return (
    <EntityFormCard form={form}>
      <FieldInput form={form} name="customer" />
      <FieldInput
        form={form}
        name="number"
        autoFocus={isNext}
        description="Document number in your previous system. Must be unique for this customer."
      />
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="due_date" description="Leave empty to use the date above." />
      <FieldInput form={form} name="amount_usd" description="Enter a negative amount for unapplied credit." />
      <FieldInput form={form} name="remark" />
      {children}
    </EntityFormCard>
  )
}
