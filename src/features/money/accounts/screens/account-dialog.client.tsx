import { Button, Group } from '@mantine/core'
import { IconBook2, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../../../kernel/client/ui/dialog.tsx'
import { deleteWithConfirmation } from '../../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useWrite } from '../../../../kernel/client/cache/query.ts'
import { Sum, Sums } from '../../../../kernel/client/card/sums.tsx'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { useUndoDeletion } from '../../../../kernel/client/messages/undo-deletion.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { minus } from '../../../../kernel/contract/values/money.ts'
import { message } from '../../../../i18n/messages.ts'
import { paths } from '../../../paths.ts'
import { AccountBalance } from './account-balance.client.tsx'
import { AccountForm } from './account-form.client.tsx'
import { accountKinds, bankAccount, bankAccountEndpoints } from '../bank-accounts.contract.ts'

interface AccountDialogProps {
  account: Row<typeof bankAccount>
  onClose(): void
  /** The links to the vouchers of the account. */
  children?: ReactNode
}

/** The details of an account: what its balance consists of, and its actions. */
export function AccountDialog({ account, onClose, children }: AccountDialogProps) {
  const t = useTranslate()
  const [editing, setEditing] = useState(false)
  const mayUpdate = useMay(bankAccount.resource, 'update')
  const mayDelete = useMay(bankAccount.resource, 'delete')
  const remove = useWrite(bankAccountEndpoints.remove)
  const undo = useUndoDeletion()
  const onDelete = async () => {
    const gone = await deleteWithConfirmation({
      about: message('{label} {name}', { label: bankAccount.label, name: account.name }),
      undo: () => undo(bankAccount.name, account.id),
      remove: () => remove.mutateAsync({ params: { id: account.id } }),
      question: 'Are you sure you want to delete this bank account?',
    })
    if (gone) onClose()
  }
  return (
    <Dialog opened onClose={onClose} centered size="lg" title={<bdi>{account.name}</bdi>}>
      {editing ? (
        <AccountForm account={account} onDone={() => setEditing(false)} />
      ) : (
        <>
          <BalanceCard account={account} />
          <Group gap="sm" mt="lg">
            <Button
              component={Link}
              to={paths.bankAccount.cashBook(account.id)}
              leftSection={<IconBook2 size={18} stroke={1.6} aria-hidden />}
            >
              {t('Cash Book')}
            </Button>
            {children}
            {mayUpdate && (
              <Button
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                {t('Update')}
              </Button>
            )}
            {mayDelete && (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
                onClick={() => void onDelete()}
              >
                {t('Delete')}
              </Button>
            )}
          </Group>
        </>
      )}
    </Dialog>
  )
}

function BalanceCard({ account }: { account: Row<typeof bankAccount> }) {
  const t = useTranslate()
  const { bank, account_number, currency, opening_balance, opening_date, keeper_name } = account
  const change = minus(account.balance ?? 0, opening_balance)
  const kind = accountKinds[account.kind]
  return (
    <Sums wide>
      <Sum label="Type">{t(account.active ? kind : message('{label} (inactive)', { label: kind }))}</Sum>
      {keeper_name && <Sum label="Custodian">{own(keeper_name)}</Sum>}
      {bank && <Sum label="Bank">{own(bank)}</Sum>}
      {account_number && <Sum label="Account number">{own(account_number)}</Sum>}
      <Sum label="Opening Balance|of an account">{formatMoney(opening_balance, currency)}</Sum>
      {opening_date && <Sum label="Opening date">{formatDay(opening_date)}</Sum>}
      <Sum label="Net change">
        {/* Else the sign would be at the other end of the amount between right-to-left words. */}
        <bdi dir="ltr">{`${change < 0 ? '−' : '+'} ${formatMoney(Math.abs(change), currency)}`}</bdi>
      </Sum>
      <Sum label="Balance" grand>
        <AccountBalance account={account} />
      </Sum>
    </Sums>
  )
}

const own = (words: string) => <bdi>{words}</bdi>
