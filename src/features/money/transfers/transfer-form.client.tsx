import { Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { EntityFormCard } from '../../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { PrintedNotice } from '../ledger/revisions/printed-notice.client.tsx'
import { DocumentUpdate } from '../ledger/document-update.client.tsx'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import {
  accountTransfer,
  accountTransferEndpoints,
  type CashBoxes,
  transferCashBoxes,
} from './account-transfers.contract.ts'
import { CashBoxSelect } from './cash-box-select.client.tsx'
import { TransferRemark } from './transfer-remark.client.tsx'

type Transfer = Row<typeof accountTransfer>

const { create, read, update } = accountTransferEndpoints
const { table: back } = paths.accountTransfer

/** The form of a new transfer. The address may name the sending account. */
export function TransferCreate() {
  const from = Number(useSearchParams()[0].get('from'))
  const proposed = Number.isInteger(from) && from > 0 ? { from_account: from } : {}
  return (
    <>
      <PageHeading title="Create Account Transfer" />
      <WithToday>{(today) => <NewTransfer proposed={{ date: today, ...proposed }} />}</WithToday>
    </>
  )
}

function NewTransfer({ proposed }: { proposed: { date: string; from_account?: number } }) {
  const form = useEntityForm({
    endpoint: create,
    initial: proposed,
    back,
    screens: paths.accountTransfer,
  })
  return <TransferCard form={form} />
}

/** The form that edits a transfer. Changed money, or another cash box, must be confirmed again. */
export function TransferUpdate() {
  return (
    <DocumentUpdate entity={accountTransfer} read={useRecordHere(read)} at={paths.accountTransfer}>
      {(record) => <ChangedTransfer record={record} />}
    </DocumentUpdate>
  )
}

function ChangedTransfer({ record }: { record: Transfer }) {
  return <TransferCard form={useEntityForm({ endpoint: update, record, back })} record={record} />
}

interface TransferCardProps {
  form: EntityForm<typeof accountTransfer.fields>
  /** The stored transfer; undefined for a new one. */
  record?: Transfer
}

function TransferCard(props: TransferCardProps) {
  return (
    <Loaded read={useRead(transferCashBoxes)}>
      {(found) => <TransferInputs {...props} found={found} />}
    </Loaded>
  )
}

interface TransferInputsProps extends TransferCardProps {
  found: CashBoxes
}

function TransferInputs({ form, record, found: { own_boxes, boxes: cashBoxes } }: TransferInputsProps) {
  const t = useTranslate()
  const person = useMe()?.id
  const ofCashBoxes = { form, boxes: cashBoxes, person }
  const kept = record && lockedByCustodian(record, cashBoxes, person)
  const readOnly = kept !== undefined
  return (
    <EntityFormCard form={form}>
      <PrintedNotice record={record} />
      <FieldInput form={form} name="date" readOnly={readOnly} />
      <FieldInput form={form} name="subject" />
      {own_boxes ? (
        <CashBoxSelect {...ofCashBoxes} name="from_account" />
      ) : (
        <FieldInput
          form={form}
          name="from_account"
          disabled={readOnly}
          description="Leave empty for money from outside the company."
        />
      )}
      <FieldInput form={form} name="amount_out" readOnly={readOnly} />
      {own_boxes ? (
        <CashBoxSelect {...ofCashBoxes} name="to_account" />
      ) : (
        <FieldInput
          form={form}
          name="to_account"
          disabled={readOnly}
          description="Leave empty for money leaving the company."
        />
      )}
      <FieldInput form={form} name="amount_in" readOnly={readOnly} />
      <Text data-wide size="sm" component="div" role="status">
        {kept ? (
          t(kept.why, { name: kept.box.keeper_name ?? '', account: kept.box.name })
        ) : (
          <TransferRemark {...ofCashBoxes} />
        )}
      </Text>
    </EntityFormCard>
  )
}

/**
 * The cash box because of which a user cannot change a transfer: it was confirmed there, or the money comes out of
 * another custodian's cash box.
 */
function lockedByCustodian(
  { confirmed, to_account, from_account }: Transfer,
  cashBoxes: CashBoxes['boxes'],
  person?: number,
) {
  const keptCashBox = (key: number | null) =>
    cashBoxes.find(({ id, keeper: custodian }) => id === key && custodian !== null && custodian !== person)
  const receiver = confirmed ? keptCashBox(to_account) : undefined
  if (receiver) {
    const reason =
      '{name}, custodian of {account}, has confirmed this transfer. Ask them to undo the confirmation first.' as const
    return { box: receiver, why: reason }
  }
  const sender = keptCashBox(from_account)
  return (
    sender && {
      box: sender,
      why: 'Only {name}, the custodian, can transfer money out of {account}.' as const,
    }
  )
}
