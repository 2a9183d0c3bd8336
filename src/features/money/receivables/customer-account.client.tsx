import { Anchor, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { paths } from '../../paths.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { Ages } from './ages.client.tsx'
import styles from './customer-account.module.css'
import { EntryLink } from './entries/entry-link.client.tsx'
import { receivablesRight } from './receivables.contract.ts'
import { dollars } from './entries/signed-money.ts'
import { statementEndpoints } from './statement/statement.contract.ts'

type Account = ReplyOf<typeof statementEndpoints.account>

const shownAtFirst = 6

/** The account card on a customer's page, for users with the permission. */
export function CustomerAccount({ customer }: { customer: number }) {
  return useMay(receivablesRight, 'view') ? <Shown customer={customer} /> : null
}

function Shown({ customer }: { customer: number }) {
  const read = useRead(statementEndpoints.account, { params: { id: customer } })
  return <Loaded read={read}>{(account) => <AccountCard account={account} />}</Loaded>
}

function AccountCard({ account }: { account: Account }) {
  const t = useTranslate()
  const { balance, on_account, sales, ages, open_invoices, last_entries } = account
  return (
    <Card label="Account" spaced above>
      <p className={styles.balance}>
        <span>{balance < 0 ? t('Credit balance') : t('Balance')}</span>
        <strong>{dollars(Math.abs(balance))}</strong>
      </p>
      {sales.gross > 0 && (
        <p className={styles.quiet}>
          {t('Net sales')} <bdi>{dollars(sales.amount)}</bdi>
          {sales.taken_back > 0 && (
            <>
              {' · '}
              {t('{sold} gross sales, {back} returns and cancellations', {
                sold: formatMoney(sales.gross, 'USD'),
                back: formatMoney(sales.taken_back, 'USD'),
              })}
            </>
          )}
        </p>
      )}
      <Ages from="due" ages={ages} on_account={on_account} />
      <div className={styles.lists}>
        <OpenInvoices invoices={open_invoices} />
        <Lines title="Recent payments" none="No payments yet." isEmpty={last_entries.length === 0}>
          {last_entries.map((entry) => (
            <li key={`${entry.kind} ${entry.document}`}>
              <span className={styles.entry}>
                <EntryLink entry={entry} />
                <span className={styles.quiet}>{formatDay(entry.date)}</span>
                {entry.remark !== null && <span className={styles.quiet}>{t(entry.remark)}</span>}
              </span>
              <span className={styles.amount}>{dollars(entry.credit - entry.debit)}</span>
            </li>
          ))}
        </Lines>
      </div>
    </Card>
  )
}

/** The path of the document that is owed for. */
const leadsTo = ({
  invoice,
  opening,
  refund,
}: Pick<Account['open_invoices'][number], 'invoice' | 'opening' | 'refund'>) =>
  opening !== null
    ? paths.opening.view(opening)
    : refund !== null
      ? paths.paymentVoucher.view(refund)
      : paths.invoice.view(invoice ?? 0)

function OpenInvoices({ invoices }: { invoices: Account['open_invoices'] }) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  const shown = all ? invoices : invoices.slice(0, shownAtFirst)
  return (
    <Lines title="Open invoices" none="No open invoices." isEmpty={invoices.length === 0}>
      {shown.map(({ invoice, opening, refund, invoice_no, due_date, outstanding }) => (
        <li key={`${invoice} ${opening} ${refund}`}>
          <span className={styles.entry}>
            <Anchor component={Link} to={leadsTo({ invoice, opening, refund })} inherit>
              <bdi>{invoice_no}</bdi>
            </Anchor>
            {opening !== null && <span className={styles.quiet}>{t('Opening balance')}</span>}
            {refund !== null && <span className={styles.quiet}>{t('Refund')}</span>}
            <span className={styles.quiet}>{t('due {day}', { day: formatDay(due_date) })}</span>
          </span>
          <span className={styles.amount}>{formatMoney(outstanding, 'USD')}</span>
        </li>
      ))}
      {shown.length < invoices.length && (
        <li>
          <Anchor component="button" type="button" inherit onClick={() => setAll(true)}>
            {t('Show all {count} open invoices', { count: invoices.length })}
          </Anchor>
        </li>
      )}
    </Lines>
  )
}

interface LinesProps {
  title: DisplayText
  none: DisplayText
  isEmpty: boolean
  children: ReactNode
}

function Lines({ title, none, isEmpty, children }: LinesProps) {
  const t = useTranslate()
  const titleId = useId()
  return (
    <div>
      <Title order={3} size="h6" id={titleId}>
        {t(title)}
      </Title>
      {isEmpty ? <p className={styles.quiet}>{t(none)}</p> : <ul aria-labelledby={titleId}>{children}</ul>}
    </div>
  )
}
