import { Button } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { ofDeed, sendAsMeant } from '../../../../kernel/client/messages/send-as-meant.ts'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { accountTransferEndpoints } from '../../transfers/account-transfers.contract.ts'
import type { Line } from '../reconcile.contract.ts'
import { useRemedy } from './use-remedy.client.ts'

/** Confirms that a transfer has come in, for whoever keeps the box; where nobody keeps it any more, for all. */
export function ConfirmTransfer({ line: { id, keeper } }: { line: Line }) {
  const t = useTranslate()
  const person = useMe()?.id
  const { mutateAsync: confirm } = useWrite(accountTransferEndpoints.confirm)
  const { mutateAsync: unconfirm } = useWrite(accountTransferEndpoints.unconfirm)
  const { busy, run } = useRemedy()
  if (keeper !== null && keeper !== person) return null
  const onClick = () =>
    run(async () => {
      const { message } = await confirm({ params: { id } })
      return {
        message,
        undo: () => sendAsMeant((flags) => unconfirm({ params: { id }, body: flags }), ofDeed),
      }
    })
  return (
    <Button variant="light" size="compact-sm" loading={busy} onClick={onClick}>
      {t('Confirm transfer')}
    </Button>
  )
}
