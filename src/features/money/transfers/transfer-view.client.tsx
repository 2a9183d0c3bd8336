import { Alert, Button, Group, Text } from '@mantine/core'
import { cancelLabel, sendWhenConfirmed } from '../../../kernel/client/messages/send-when-confirmed.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useRecordHere } from '../../../kernel/client/cache/use-record-here.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { RecordPage } from '../../../kernel/client/show/record/record-page.tsx'
import { besides, RecordView, UpdateButton } from '../../../kernel/client/show/record/record-view.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { bankAccount } from '../accounts/bank-accounts.contract.ts'
import { translateParts } from '../../../i18n/translate.ts'
import { message } from '../../../i18n/messages.ts'
import { ApprovalBanner } from '../../approvals/screens/approval-banner.client.tsx'
import { CancelDocument } from '../ledger/cancel-document.client.tsx'
import { cancellationFields } from '../ledger/cancellation.contract.ts'
import type { Cancellation } from '../ledger/use-cancelling.client.tsx'
import { paths } from '../../paths.ts'
import { accountTransfer, accountTransferEndpoints, transferCashBoxes } from './account-transfers.contract.ts'

const { read: readTransfer, cancel, confirm, unconfirm } = accountTransferEndpoints

const cancellation: Cancellation<Row<typeof accountTransfer>> = {
  endpoint: cancel,
  title: ({ transfer_no }) => message('Cancel transfer {number}', { number: transfer_no }),
  cancel: 'Cancel transfer',
  keep: 'Keep transfer',
  effect:
    'The transfer keeps its number and stays visible as cancelled. Its amount returns to the original account on the cancellation date.',
}

/** The view of a transfer, where the custodian confirms it. */
export function TransferView() {
  return (
    <RecordPage
      entity={accountTransfer}
      read={useRecordHere(readTransfer)}
      table={paths.accountTransfer.table}
      buttons={(record) =>
        record.status === 'valid' && (
          <>
            <CancelDocument cancellation={cancellation} record={record} />
            <UpdateButton entity={accountTransfer} to={paths.accountTransfer.update(record.id)} />
          </>
        )
      }
    >
      {(record) => (
        <>
          <ApprovalBanner
            entity={accountTransfer}
            record={record}
            number={String(record.transfer_no)}
            endpoints={accountTransferEndpoints}
          />
          {record.status === 'valid' &&
            (record.confirmed ? <UndoConfirmation transfer={record} /> : <Waiting transfer={record} />)}
          <RecordView
            fields={readTransfer.reply}
            record={record}
            names={[
              ...accountTransfer.columns,
              'confirmed_on',
              ...besides(record, ['reviewed_by', 'reviewed_at']),
              ...besides(record, cancellationFields),
              'created_at',
            ]}
          />
        </>
      )}
    </RecordPage>
  )
}

/** Sends a confirmation or its undo, and notifies the user. */
function useConfirmation(endpoint: typeof confirm | typeof unconfirm, id: number) {
  const write = useWrite(endpoint, { touches: [accountTransfer.name, bankAccount.name] })
  const give = async () => {
    try {
      const answer = await sendWhenConfirmed(
        (flags) => write.mutateAsync({ params: { id }, body: flags }),
        cancelLabel,
      )
      notifySuccess(answer.message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return { isPending: write.isPending, give: () => void give() }
}

/** Undoes a confirmation, which is required before the transfer can be changed or deleted. */
function UndoConfirmation({ transfer: { id, to_account } }: { transfer: Row<typeof accountTransfer> }) {
  const t = useTranslate()
  const account = useRead(transferCashBoxes).data?.boxes.find((cashBox) => cashBox.id === to_account)
  const person = useMe()?.id
  const confirmation = useConfirmation(unconfirm, id)
  if (!account || account.keeper === null) return null
  const isOwn = account.keeper === person
  return (
    <Alert color="gray" variant="light" p="sm" mb="lg">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {isOwn
            ? t('You confirmed this transfer. To change or delete the transfer, undo the confirmation first.')
            : t(
                '{name}, custodian of {account}, has confirmed this transfer. Ask them to undo the confirmation first.',
                {
                  name: account.keeper_name ?? '',
                  account: account.name,
                },
              )}
        </Text>
        {isOwn && (
          <Button
            variant="default"
            size="compact-sm"
            loading={confirmation.isPending}
            onClick={confirmation.give}
          >
            {t('Undo confirmation')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

function Waiting({ transfer }: { transfer: Row<typeof accountTransfer> }) {
  const t = useTranslate()
  const { id, to_account, to_account_name } = transfer
  const found = useRead(transferCashBoxes).data?.boxes
  const account = found?.find((cashBox) => cashBox.id === to_account)
  const person = useMe()?.id
  const confirmation = useConfirmation(confirm, id)
  if (!found) return null
  // Inactive cash boxes are not sent to every user. If it is unknown, the server checks who the custodian is.
  const mayConfirm = account === undefined || account.keeper === null || account.keeper === person
  const custodian = account?.keeper_name ?? null
  const whatIsLeft = mayConfirm
    ? 'This transfer is in transit. Confirm it when the money is in {account}.'
    : custodian === null
      ? 'This transfer is in transit. The custodian confirms it when the money is in {account}.'
      : 'This transfer is in transit. {name} confirms it when the money is in {account}.'
  return (
    <Alert color="brass" p="sm" mb="lg">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {translateParts(t, whatIsLeft, {
            name: <bdi key="name">{custodian}</bdi>,
            account: <bdi key="account">{to_account_name}</bdi>,
          })}
        </Text>
        {mayConfirm && (
          <Button size="compact-sm" loading={confirmation.isPending} onClick={confirmation.give}>
            {t('Confirm transfer')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
