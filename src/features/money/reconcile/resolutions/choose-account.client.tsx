import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { confirmDialog } from '../../../../kernel/client/messages/confirm.ts'
import { Select } from '../../../../kernel/client/ui/select.tsx'
import { sendWhenConfirmed } from '../../../../kernel/client/messages/send-when-confirmed.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead, useWrite } from '../../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../../kernel/client/session/rights.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { type Label, message } from '../../../../i18n/messages.ts'
import { accountFor, accountNamed } from '../../accounts/chosen-account.ts'
import { bankAccount, bankAccountEndpoints } from '../../accounts/bank-accounts.contract.ts'
import { paymentVoucherEndpoints } from '../../payments/payment-voucher.contract.ts'
import { pettyCashEndpoints } from '../../petty-cash/petty-cash.contract.ts'
import { receiptVoucherEndpoints } from '../../receipts/receipt-voucher.contract.ts'
import { company } from '../../../settings/settings.contract.ts'
import { nameOf } from '../lines/line-name.ts'
import { type Line, reconcileEndpoints } from '../reconcile.contract.ts'
import styles from '../reconcile.module.css'
import { useResolution } from './use-resolution.client.ts'

type Account = Row<typeof bankAccount>

/** Moves a document's money into an existing account in its currency. One is proposed; others can be chosen. */
export function ChooseAccount({ line }: { line: Line }) {
  const t = useTranslate()
  const mayView = useMay(bankAccount.resource, 'view')
  const all = useRead(bankAccountEndpoints.list, { query: { page_size: 100 } }, { enabled: mayView }).data
    ?.results
  const defaultName = useRead(company).data?.default_account ?? null
  const person = useMe()?.id ?? null
  const [chosen, setChosen] = useState<string | null>(null)
  const { busy, run } = useResolution()
  const put = usePutInto(line, all ?? [])
  if (!all) return null
  const brings = currenciesOf(line)
  const fitting = all.filter(
    ({ active, currency }) => active && (brings.length > 1 || brings[0] === currency),
  )
  const proposed =
    line.proposed_account ?? accountFor(all, brings[0] ?? 'USD', { defaultName, person })?.name ?? null
  const account = accountNamed(fitting, chosen ?? proposed)
  const choose = async () => {
    if (!account) return
    if (line.splits) {
      const sure = await confirmDialog({
        title: 'Split voucher?',
        message: message(
          'The {currency} amount moves to a new voucher in {account}. The rest stays on the current voucher.',
          {
            currency: brings[0] ?? '',
            account: account.name,
          },
        ),
        about: t(nameOf(line)),
        confirm: 'Split voucher',
        cancel: 'Cancel',
        calm: true,
      })
      if (!sure) return
    }
    run(() => put(account))
  }
  return (
    <Group gap="xs" wrap="nowrap" className={styles.choice}>
      <Select
        className={styles.select}
        size="xs"
        aria-label={t('Account for {document}', { document: nameOf(line) })}
        placeholder={t('Choose an account')}
        data={fitting.map(({ name }) => name)}
        value={account?.name ?? null}
        allowDeselect={false}
        onChange={setChosen}
        attributes={{ input: { dir: 'auto' } }}
      />
      <Button
        variant="light"
        size="compact-sm"
        className={styles.button}
        disabled={!account}
        loading={busy}
        onClick={() => void choose()}
      >
        {t(actionOf(line))}
      </Button>
    </Group>
  )
}

/** The label of the button: petty cash without a cash box gets one, other money moves. */
function actionOf({ splits, document, account }: Line): Label {
  if (splits) return 'Split voucher'
  return document === 'petty_cash' && account === null ? 'Choose cash box' : 'Move to account'
}

function currenciesOf({ usd, iqd }: Line): Currency[] {
  return [...(usd !== 0 ? (['USD'] as const) : []), ...(iqd !== 0 ? (['IQD'] as const) : [])]
}

type WithAccount = 'receipt_voucher' | 'payment_voucher' | 'petty_cash'

const hasAccount = (document: Line['document']): document is WithAccount =>
  ['receipt_voucher', 'payment_voucher', 'petty_cash'].includes(document)

/** The request that moves each kind of document into an account, and its undo. */
function usePutInto(line: Line, accounts: readonly Account[]) {
  const { mutateAsync: receipt } = useWrite(receiptVoucherEndpoints.update)
  const { mutateAsync: payment } = useWrite(paymentVoucherEndpoints.update)
  const { mutateAsync: cash } = useWrite(pettyCashEndpoints.update)
  const { mutateAsync: split } = useWrite(reconcileEndpoints.split)
  const { id, document, version, account: before, splits } = line
  const params = { id }
  const puts = {
    receipt_voucher: (name: string, seen: number) =>
      sendWhenConfirmed((flags) => receipt({ params, body: { to_account: name, version: seen, ...flags } })),
    payment_voucher: (name: string, seen: number) =>
      sendWhenConfirmed((flags) => payment({ params, body: { from_field: name, version: seen, ...flags } })),
    petty_cash: (name: string, seen: number) =>
      sendWhenConfirmed((flags) =>
        cash({
          params,
          body: { account: accountNamed(accounts, name)?.id ?? null, version: seen, ...flags },
        }),
      ),
  }
  return async ({ name }: Account) => {
    if (!hasAccount(document)) throw new Error('It has no account of its own.')
    if (splits && document !== 'petty_cash') {
      const body = { document, to_account: name }
      return await sendWhenConfirmed((flags) => split({ params, body: { ...body, ...flags } }))
    }
    const put = puts[document]
    const { data } = await put(name, version)
    return {
      message: message('{document} moved to {account}.', { document: nameOf(line), account: name }),
      undo: () => put(before ?? '', data.version),
    }
  }
}
