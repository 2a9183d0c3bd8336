import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { AccountCards } from '../../money/accounts/screens/account-cards.client.tsx'
import { bankAccount } from '../../money/accounts/bank-accounts.contract.ts'
import { paths } from '../../paths.ts'
import { paymentVoucher } from '../../money/payments/payment-voucher.contract.ts'
import { receiptVoucher } from '../../money/receipts/receipt-voucher.contract.ts'
import type { DashboardPart } from '../dashboard.contract.ts'
import styles from '../dashboard.module.css'
import { listAddress } from '../list-address.ts'

/** Loaded when the user creates an account. */
const NewAccountDialog = lazy(async () => ({
  default: (await import('../../money/accounts/screens/account-form.client.tsx')).NewAccountDialog,
}))

/** The accounts in use with their balances; on a new installation, where none is, all of them. */
export function Accounts({ part: { results } }: { part: DashboardPart<'accounts'> }) {
  const t = useTranslate()
  const titleId = useId()
  const mayCreate = useMay(bankAccount.resource, 'create')
  const [creating, setCreating] = useState(false)
  const inUse = results.filter((account) => account.in_use)
  const accounts = inUse.length > 0 ? inUse : results
  return (
    <section className={styles.accounts} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title order={2} size="h4" id={titleId}>
          {t('Bank accounts')}
        </Title>
        {accounts.length < results.length && (
          <Anchor component={Link} to={paths.bankAccount.table} size="sm">
            {t('All accounts')}
          </Anchor>
        )}
        {mayCreate && (
          <Button
            className={styles.control}
            size="compact-sm"
            variant="subtle"
            ms="auto"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {t('Add account')}
          </Button>
        )}
      </div>
      {accounts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No bank accounts yet.')}
        </Text>
      ) : (
        <AccountCards accounts={accounts} vouchers={({ name }) => <Vouchers account={name} />} />
      )}
      {creating && (
        <Suspense>
          <NewAccountDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Vouchers({ account }: { account: string }) {
  const t = useTranslate()
  const seesReceipts = useMay(receiptVoucher.resource, 'view')
  const seesPayments = useMay(paymentVoucher.resource, 'view')
  return (
    <>
      {seesReceipts && (
        <Button
          component={Link}
          to={listAddress(paths.receiptVoucher.table, { search: account })}
          variant="default"
        >
          {t('Receipts')}
        </Button>
      )}
      {seesPayments && (
        <Button
          component={Link}
          to={listAddress(paths.paymentVoucher.table, { search: account })}
          variant="default"
        >
          {t('Payments')}
        </Button>
      )}
    </>
  )
}
