import { Button } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { cancelLabel, sendWhenConfirmed } from '../../../../kernel/client/messages/send-when-confirmed.ts'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { accountTransferEndpoints } from '../../transfers/account-transfers.contract.ts'
import type { Line } from '../reconcile.contract.ts'
import { useResolution } from './use-resolution.client.ts'

/** Confirms a transfer, for the custodian. Without a custodian, any user may confirm it. */
export function ConfirmTransfer({ line: { id, keeper: custodian } }: { line: Line }) {
  const t = useTranslate()
  const person = useMe()?.id
  const { mutateAsync: confirm } = useWrite(accountTransferEndpoints.confirm)
  const { mutateAsync: unconfirm } = useWrite(accountTransferEndpoints.unconfirm)
  const { busy, run } = useResolution()
  if (custodian !== null && custodian !== person) return null
  const onClick = () =>
    run(async () => {
      const { message } = await confirm({ params: { id } })
      return {
        message,
        undo: () => sendWhenConfirmed((flags) => unconfirm({ params: { id }, body: flags }), cancelLabel),
      }
    })
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={onClick}>
      {t('Confirm transfer')}
    </Button>
  )
}
