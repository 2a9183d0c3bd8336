import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { KeyFigures } from '../../kernel/client/card/key-figures.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { failureMessage } from '../../kernel/client/messages/notify.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { translateParts } from '../../i18n/translate.ts'
import { messageOf } from '../../i18n/messages.ts'
import { bankAccount } from '../money/accounts/bank-accounts.contract.ts'
import { order } from '../orders/orders.contract.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { pettyCash } from '../money/petty-cash/petty-cash.contract.ts'
import { Accounts } from './cards/accounts.client.tsx'
import { dashboard, type DashboardPart } from './dashboard.contract.ts'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps/first-steps.client.tsx'
import { Outstanding } from './cards/outstanding-card.client.tsx'
import { PettyCashThisMonth } from './cards/petty-cash-card.client.tsx'
import {
  CashFigure,
  NetSalesFigure,
  OrdersFigure,
  OutstandingFigure,
  PastDueFigure,
} from './key-figures.client.tsx'
import { ledgerCheckResult } from './ledger-check/ledger-check-result.ts'
import { OwnContext } from './own.client.ts'
import { Sales, TopCustomers } from './sales/sales-cards.client.tsx'
import { Today } from './today/today.client.tsx'

/** The first page after signing in: the figures that the person may see, from one request. */
export function Dashboard() {
  const t = useTranslate()
  const read = useRead(dashboard)
  // A user who sees only their own cash box gets no account totals.
  const seesAccounts = useMay(bankAccount.resource, 'view') && read.data?.accounts !== null
  const seesOrders = useMay(order.resource, 'view')
  const seesInvoices = useMay(invoice.resource, 'view')
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
          <Beginning {...read.data} />
          <LedgerFaults part={part('money_check')} />
          {hasFigures(read.data) && (
            <>
              <KeyFigures>
                {read.data.outstanding && <OutstandingFigure part={read.data.outstanding} />}
                {read.data.overdue && <PastDueFigure part={read.data.overdue} />}
                {read.data.sales && <NetSalesFigure part={read.data.sales} />}
                {read.data.accounts && (
                  <CashFigure part={read.data.accounts} reconcile={part('to_reconcile')} />
                )}
                {read.data.orders && <OrdersFigure part={read.data.orders} />}
              </KeyFigures>
              <div className={styles.row}>
                {read.data.sales && <Sales part={read.data.sales} />}
                {(read.data.outstanding ?? read.data.petty_cash) && (
                  <div className={styles.stack}>
                    {read.data.outstanding && <Outstanding part={read.data.outstanding} />}
                    {read.data.petty_cash && <PettyCashThisMonth part={read.data.petty_cash} />}
                  </div>
                )}
                {read.data.top_customers && <TopCustomers part={read.data.top_customers} />}
              </div>
            </>
          )}
          {read.data.accounts && <Accounts part={read.data.accounts} />}
        </OwnContext>
      )}
    </div>
  )
}

/** Today and the first steps; these are first until there is an invoice. */
function Beginning({
  today: { groups },
  first_steps: left,
}: Pick<ReplyOf<typeof dashboard>, 'today' | 'first_steps'>) {
  const today = (groups.length > 0 || !left) && <Today groups={groups} />
  const isNew = left?.steps.some(({ step, done }) => step === 'invoice' && !done)
  return (
    <>
      {!isNew && today}
      {left && <FirstSteps part={left} />}
      {isNew && today}
    </>
  )
}

/** The differences that the last ledger check found; a check that passed is only in the settings. */
function LedgerFaults({ part }: { part: DashboardPart<'money_check'> | undefined }) {
  const t = useTranslate()
  if (!part || part.faults === 0) return null
  return (
    <Text size="sm" c="red">
      {t(ledgerCheckResult(part))}
    </Text>
  )
}

/** Whether there is anything to show: a new installation has no figures until its first invoice. */
function hasFigures({
  sales,
  outstanding,
  orders,
  petty_cash: pettyCash,
}: ReplyOf<typeof dashboard>): boolean {
  return [
    ...(sales?.months ?? []),
    ...(outstanding?.buckets ?? []),
    ...(orders?.statuses ?? []),
    ...(pettyCash ? [pettyCash] : []),
  ].some(({ count }) => count > 0)
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
