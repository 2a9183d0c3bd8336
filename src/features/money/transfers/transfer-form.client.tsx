import { Text } from '@mantine/core'
import { useParams, useSearchParams } from 'react-router'
import { EntityFormSheet } from '../../../kernel/client/entity-form/entity-form.tsx'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useEntityForm } from '../../../kernel/client/entity-form/use-entity-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { UnlessCancelled } from '../ledger/unless-cancelled.client.tsx'
import { paths } from '../../paths.ts'
import { WithToday } from '../../settings/days/with-today.client.tsx'
import {
  type accountTransfer,
  accountTransferEndpoints,
  type Boxes,
  transferBoxes,
} from './account-transfers.contract.ts'
import { BoxSelect } from './box-select.client.tsx'
import { TransferRemark } from './transfer-remark.client.tsx'

type Transfer = Row<typeof accountTransfer>

const { create, read, update } = accountTransferEndpoints
const { table: back } = paths.accountTransfer

/** A new transfer; the address may name the account that it goes out of. */
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
  return <TransferSheet form={form} />
}

/** Changes a transfer; other money, or another box, has to be confirmed again. */
export function TransferUpdate() {
  const { id = '' } = useParams()
  const found = useRead(read, { params: { id } })
  return (
    <>
      <PageHeading title="Update Account Transfer" />
      <Loaded read={found}>
        {(record) => (
          <UnlessCancelled record={record} view={paths.accountTransfer.view(record.id)}>
            <ChangedTransfer key={record.id} record={record} />
          </UnlessCancelled>
        )}
      </Loaded>
    </>
  )
}

function ChangedTransfer({ record }: { record: Transfer }) {
  return <TransferSheet form={useEntityForm({ endpoint: update, record, back })} record={record} />
}

interface TransferSheetProps {
  form: EntityForm<typeof accountTransfer.fields>
  /** The transfer as it stands, where one is changed. */
  record?: Transfer
}

function TransferSheet(props: TransferSheetProps) {
  return (
    <Loaded read={useRead(transferBoxes)}>{(found) => <TransferInputs {...props} found={found} />}</Loaded>
  )
}

interface TransferInputsProps extends TransferSheetProps {
  found: Boxes
}

function TransferInputs({ form, record, found: { own_boxes, boxes } }: TransferInputsProps) {
  const t = useTranslate()
  const person = useMe()?.id
  const ofBoxes = { form, boxes, person }
  const kept = record && keptByOthers(record, boxes, person)
  const readOnly = kept !== undefined
  return (
    <EntityFormSheet form={form}>
      <FieldInput form={form} name="date" readOnly={readOnly} />
      <FieldInput form={form} name="subject" />
      {own_boxes ? (
        <BoxSelect {...ofBoxes} name="from_account" />
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
        <BoxSelect {...ofBoxes} name="to_account" />
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
          <TransferRemark {...ofBoxes} />
        )}
      </Text>
    </EntityFormSheet>
  )
}

/**
 * The box by which a transfer stays as it is for a person: what its keeper has confirmed until that is taken back, and what
 * goes out of somebody else's.
 */
function keptByOthers(
  { confirmed, to_account, from_account }: Transfer,
  boxes: Boxes['boxes'],
  person?: number,
) {
  const keptBox = (key: number | null) =>
    boxes.find(({ id, keeper }) => id === key && keeper !== null && keeper !== person)
  const taker = confirmed ? keptBox(to_account) : undefined
  if (taker) {
    const why =
      '{name}, custodian of {account}, has confirmed this transfer. Ask them to undo the confirmation first.' as const
    return { box: taker, why }
  }
  const giver = keptBox(from_account)
  return (
    giver && { box: giver, why: 'Only {name}, the custodian, can transfer money out of {account}.' as const }
  )
}
