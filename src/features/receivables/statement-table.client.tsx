import { Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../kernel/client/language.ts'
import { formatDay } from '../../kernel/contract/formats.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { type Said, told } from '../../words/sentences.ts'
import styles from '../bank-accounts/cash-book.module.css'
import { EntryLink } from './entry-link.client.tsx'
import { dollars, inColumn } from './signed-money.ts'
import pageStyles from './statement.module.css'
import type { statementEndpoints } from './statement.contract.ts'

type Statement = ReplyOf<typeof statementEndpoints.statement>

const Pages = lazy(() => import('../../kernel/client/show/pages.tsx'))

/** As many as a browser draws without anybody noticing. */
const entriesPerPage = 100

/** The entries of a statement between its opening and its closing balance; of long ones a page, the last one at first. */
export function StatementTable({ statement }: { statement: Statement }) {
  const say = useSay()
  const { opening, entries, closing, left_out } = statement
  const pages = Math.max(1, Math.ceil(entries.length / entriesPerPage))
  const [chosen, setChosen] = useState<number | null>(null)
  const page = Math.min(chosen ?? pages, pages)
  const first = (page - 1) * entriesPerPage
  const shown = entries.slice(first, first + entriesPerPage)
  const before = entries[first - 1]
  const earlier: Said =
    left_out > 0
      ? told('Opening balance, with {count} earlier entries', { count: left_out })
      : 'Opening balance'
  return (
    <>
      <div className={styles.sheet}>
        <table className={styles.book}>
          <thead>
            <tr>
              <th scope="col">{say('Date')}</th>
              <th scope="col">{say('Document')}</th>
              {(['Debit', 'Credit', 'Balance'] as const).map((heading) => (
                <th key={heading} scope="col" className={styles.amount}>
                  {say(heading)} <span className={styles.unit}>{say('USD')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <BalanceRow
              label={before ? 'Brought forward' : earlier}
              amount={before ? before.balance : opening}
            />
            {shown.map((entry) => (
              <EntryRow key={`${entry.kind} ${entry.document}`} entry={entry} />
            ))}
            <BalanceRow
              label={page < pages ? 'Carried forward' : 'Closing balance'}
              amount={page < pages ? (shown.at(-1)?.balance ?? closing) : closing}
            />
          </tbody>
        </table>
        {entries.length === 0 && (
          <Text c="dimmed" size="sm" p="md">
            {say('Nothing happened on this account in these days.')}
          </Text>
        )}
      </div>
      {pages > 1 && (
        <footer className={pageStyles.pages}>
          <Text size="sm" c="dimmed" role="status">
            {say('{first}–{last} of {total}', {
              first: first + 1,
              last: first + shown.length,
              total: entries.length,
            })}
          </Text>
          <Suspense>
            <Pages total={pages} page={page} onChange={setChosen} />
          </Suspense>
        </footer>
      )}
    </>
  )
}

function BalanceRow({ label, amount }: { label: Said; amount: number }) {
  const say = useSay()
  return (
    <tr className={styles.sum}>
      <th scope="row" colSpan={4}>
        {say(label)}
      </th>
      <td className={styles.amount}>{dollars(amount)}</td>
    </tr>
  )
}

function EntryRow({ entry }: { entry: Statement['entries'][number] }) {
  const say = useSay()
  const { date, text, remark, debit, credit, balance } = entry
  return (
    <tr>
      <td className={styles.date}>{formatDay(date)}</td>
      <td className={styles.what}>
        <EntryLink entry={entry} />
        {text !== null && (
          <span className={styles.details}>
            <bdi>{text}</bdi>
          </span>
        )}
        {remark !== null && <span className={styles.details}>{say(remark)}</span>}
      </td>
      <td className={styles.amount} data-label={say('Debit')}>
        {debit === 0 ? '' : inColumn(debit)}
      </td>
      <td className={styles.amount} data-label={say('Credit')}>
        {credit === 0 ? '' : inColumn(credit)}
      </td>
      <td className={styles.amount} data-label={say('Balance')}>
        <bdi dir="ltr">{inColumn(balance)}</bdi>
      </td>
    </tr>
  )
}
