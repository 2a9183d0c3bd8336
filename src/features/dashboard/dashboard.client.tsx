import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { failureMessage } from '../../kernel/client/messages/notify.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import { formatInstant } from '../../kernel/contract/values/formats.ts'
import { translateParts } from '../../i18n/translate.ts'
import { messageOf } from '../../i18n/messages.ts'
import { bankAccount } from '../money/accounts/bank-accounts.contract.ts'
import { order } from '../orders/orders.contract.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { pettyCash } from '../money/petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../money/receipts/receipt-voucher.contract.ts'
import { Accounts } from './cards/accounts.client.tsx'
import { dashboard, type DashboardPart } from './dashboard.contract.ts'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps/first-steps.client.tsx'
import { LatestInvoices, DraftsToFinish } from './cards/invoice-cards.client.tsx'
import { OrdersByStatus, Outstanding, OverdueOrders } from './cards/order-cards.client.tsx'
import { PettyCashThisMonth } from './cards/petty-cash-card.client.tsx'
import { OwnContext } from './own.client.ts'
import { Sales, TopCustomers } from './sales/sales-cards.client.tsx'
import { ToReconcile } from './cards/to-reconcile-card.client.tsx'
import { Today } from './today/today.client.tsx'

/** The first page after signing in: the figures that the person may see, from one request. */
export function Dashboard() {
  const t = useTranslate()
  const read = useRead(dashboard)
  // A user who sees only their own cash box gets no account totals.
  const seesAccounts = useMay(bankAccount.resource, 'view') && read.data?.accounts !== null
  const seesOrders = useMay(order.resource, 'view')
  const seesInvoices = useMay(invoice.resource, 'view')
  const reconciles = useMay(receiptVoucher.resource, 'update')
  const seesPettyCash = useMay(pettyCash.resource, 'view')
  const seesSomething = seesAccounts || seesOrders || seesInvoices || seesPettyCash
  const me = useMe()?.id
  const isOwn = read.data?.own === true
  const own = useMemo(() => (isOwn && me !== undefined ? { salesman: me } : {}), [isOwn, me])
  const part = <K extends keyof NonNullable<typeof read.data>>(name: K): DashboardPart<K> | undefined =>
    read.data?.[name] ?? undefined
  return (
    <div className={styles.page}>
      <Greeting hasMore={seesSomething} own={read.data?.own ?? false} />
      {read.error && !read.data ? (
        <div role="alert">
          <Text mb="xs">{t('Error: {reason}', { reason: messageOf(failureMessage(read.error)) })}</Text>
          <Button variant="default" loading={read.isFetching} onClick={() => void read.refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : !read.data ? (
        <Waiting />
      ) : (
        <OwnContext value={own}>
          <Today groups={read.data.today.groups} />
          {read.data.first_steps && <FirstSteps part={read.data.first_steps} />}
          <MoneyCheck part={part('money_check')} />
          {seesAccounts && <Accounts part={part('accounts')} />}
          <div className={styles.row}>
            {seesInvoices && <Sales part={part('sales')} />}
            {seesOrders && <Outstanding part={part('outstanding')} />}
          </div>
          <div className={styles.row}>
            {seesOrders && <OverdueOrders part={part('overdue')} />}
            {seesInvoices && <TopCustomers part={part('top_customers')} />}
            {seesInvoices && <DraftsToFinish part={part('drafts')} />}
          </div>
          <div className={styles.row}>
            {(seesOrders || seesPettyCash) && (
              <div className={styles.stack}>
                {seesOrders && <OrdersByStatus part={part('orders')} />}
                {seesPettyCash && <PettyCashThisMonth part={part('petty_cash')} />}
              </div>
            )}
            {(seesInvoices || reconciles) && (
              <div className={styles.stack}>
                {reconciles && <ToReconcile part={part('to_reconcile')} />}
                {seesInvoices && <LatestInvoices part={part('latest')} />}
              </div>
            )}
          </div>
        </OwnContext>
      )}
    </div>
  )
}

/** The result of the last ledger check; differences are shown by the bar above every screen. */
function MoneyCheck({ part }: { part: DashboardPart<'money_check'> | undefined }) {
  const t = useTranslate()
  if (!part) return null
  const { faults: count, checked_at } = part
  const moment = formatInstant(checked_at)
  return (
    <Text size="sm" c={count === 0 ? 'green' : 'red'}>
      {count === 0
        ? t('Ledger check passed on {moment}.', { moment })
        : t('Ledger check failed on {moment}: {count} differences.', { count, moment })}
    </Text>
  )
}

/**
 * The placeholder of the whole page: the height of Today is not known before the response, and would push the cards
 * down.
 */
function Waiting() {
  return (
    <Stack gap="lg" aria-hidden>
      <Skeleton height={200} />
      <Skeleton height={280} />
    </Stack>
  )
}

function Greeting({ hasMore, own }: { hasMore: boolean; own: boolean }) {
  const t = useTranslate()
  const { plain, named } = greetings[partOfDay(new Date().getHours())]
  const firstName = useMe()?.first_name
  return (
    <header>
      <Title order={1} size="h2">
        {firstName ? translateParts(t, named, { name: <bdi key="name">{firstName}</bdi> }) : t(plain)}
      </Title>
      <Text c="dimmed">
        {t(!hasMore ? 'Choose a page from the menu.' : own ? ownStands : 'Company overview')}
      </Text>
    </header>
  )
}

const ownStands = 'Overview of your own sales'

const greetings = {
  morning: { plain: 'Good morning', named: 'Good morning, {name}' },
  afternoon: { plain: 'Good afternoon', named: 'Good afternoon, {name}' },
  evening: { plain: 'Good evening', named: 'Good evening, {name}' },
} as const

function partOfDay(hour: number): keyof typeof greetings {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
