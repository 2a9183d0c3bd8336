import { Pagination, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDay } from '../../kernel/contract/day.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import styles from '../bank-accounts/cash-book.module.css'
import { EntryLink } from './entry-link.client.tsx'
import { dollars, inColumn } from './signed-money.ts'
import pageStyles from './statement.module.css'
import type { statementEndpoints } from './statement.contract.ts'

type Statement = ReplyOf<typeof statementEndpoints.statement>

/** As many as a browser draws without anybody noticing. */
const entriesPerPage = 100

/** The entries of a statement between its opening and its closing balance; of long ones a page, the last one at first. */
export function StatementTable({ statement }: { statement: Statement }) {
  const { opening, entries, closing, left_out } = statement
  const pages = Math.max(1, Math.ceil(entries.length / entriesPerPage))
  const [chosen, setChosen] = useState<number | null>(null)
  const page = Math.min(chosen ?? pages, pages)
  const first = (page - 1) * entriesPerPage
  const shown = entries.slice(first, first + entriesPerPage)
  const before = entries[first - 1]
  const earlier = left_out > 0 ? `Opening balance, with ${left_out} earlier entries` : 'Opening balance'
  return (
    <>
      <div className={styles.sheet}>
        <table className={styles.book}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Document</th>
              {['Debit', 'Credit', 'Balance'].map((heading) => (
                <th key={heading} scope="col" className={styles.amount}>
                  {heading} <span className={styles.unit}>USD</span>
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
            Nothing happened on this account in these days.
          </Text>
        )}
      </div>
      {pages > 1 && (
        <footer className={pageStyles.pages}>
          <Text size="sm" c="dimmed" role="status">
            {first + 1}–{first + shown.length} of {entries.length}
          </Text>
          <Pagination
            aria-label="Pages"
            total={pages}
            value={page}
            onChange={setChosen}
            size="sm"
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? 'Next page' : 'Previous page',
            })}
          />
        </footer>
      )}
    </>
  )
}

function BalanceRow({ label, amount }: { label: string; amount: number }) {
  return (
    <tr className={styles.sum}>
      <th scope="row" colSpan={4}>
        {label}
      </th>
      <td className={styles.amount}>{dollars(amount)}</td>
    </tr>
  )
}

function EntryRow({ entry }: { entry: Statement['entries'][number] }) {
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
        {remark !== null && <span className={styles.details}>{remark}</span>}
      </td>
      <td className={styles.amount} data-label="Debit">
        {debit === 0 ? '' : inColumn(debit)}
      </td>
      <td className={styles.amount} data-label="Credit">
        {credit === 0 ? '' : inColumn(credit)}
      </td>
      <td className={styles.amount} data-label="Balance">
        {inColumn(balance)}
      </td>
    </tr>
  )
}
