import { EntityFormCard } from '../../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { today } from '../../../kernel/contract/values/day.ts'
import { AccountRemark } from '../accounts/screens/account-remark.client.tsx'
import { PrintedNotice } from '../ledger/revisions/printed-notice.client.tsx'
import { DocumentUpdate } from '../ledger/document-update.client.tsx'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { pettyCash, pettyCashEndpoints } from './petty-cash.contract.ts'

const { create, read, update } = pettyCashEndpoints
const { table: back } = paths.pettyCash

/** The form of a new petty cash entry. The default cash box comes from the settings. */
export function PettyCashCreate() {
  const defaults = useRead(company)
  return (
    <>
      <PageHeading title="Create Petty Cash" />
      <Loaded read={defaults}>
        {({ time_zone, petty_cash_account }) => (
          <NewEntry initial={{ date: today(time_zone), account: petty_cash_account }} />
        )}
      </Loaded>
    </>
  )
}

function NewEntry({ initial }: { initial: { date: string; account: number | null } }) {
  const form = useEntityForm({ endpoint: create, initial, back, screens: paths.pettyCash })
  return <EntryCard form={form} />
}

/** The form that edits a petty cash entry. */
export function PettyCashUpdate() {
  return (
    <DocumentUpdate entity={pettyCash} read={useRecordHere(read)} at={paths.pettyCash}>
      {(record) => <ChangedEntry record={record} />}
    </DocumentUpdate>
  )
}

function ChangedEntry({ record }: { record: Row<typeof pettyCash> }) {
  return <EntryCard form={useEntityForm({ endpoint: update, record, back })} record={record} />
}

interface EntrySheetProps {
  form: EntityForm<typeof pettyCash.fields>
  /** The stored entry; undefined for a new one. */
  record?: Row<typeof pettyCash>
}

function EntryCard({ form, record }: EntrySheetProps) {
  return (
    <EntityFormCard form={form}>
      <PrintedNotice record={record} />
      <FieldInput form={form} name="project_name" />
      <FieldInput form={form} name="project_amount" />
      <FieldInput form={form} name="date" />
      <FieldInput form={form} name="receipt_no" />
      <FieldInput form={form} name="receipt_form" />
      <FieldInput form={form} name="paid_to" />
      <div>
        <FieldInput form={form} name="account" />
        <AccountRemark account={useFormValue(form, 'account')} brings={inDinars} />
      </div>
      <FieldInput form={form} name="description" />
    </EntityFormCard>
  )
}

const inDinars = ['IQD'] as const
