import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDay } from '../../kernel/contract/day.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import { type Currency, formatAmount, formatMoney } from '../../kernel/contract/money.ts'
import { paths } from '../paths.ts'
import { type bankAccountEndpoints, entryKinds } from './bank-accounts.contract.ts'
import styles from './cash-book.module.css'

type Book = ReplyOf<typeof bankAccountEndpoints.cashBook>
type Entry = Book['entries'][number]

/** Where the document of an entry is shown. */
const documents: Record<keyof typeof entryKinds, (id: number) => string> = {
  receipt_voucher: paths.receiptVoucher.view,
  payment_voucher: paths.paymentVoucher.view,
  account_transfer: paths.accountTransfer.view,
  petty_cash: paths.pettyCash.view,
  cash_close: paths.cashClose.view,
}

const signed = (amount: number, currency: Currency) => formatAmount(amount, currency).replace('-', '−')

/** The lines of a cash book between what was there before and what is there now. */
export function CashBookTable({ account, book }: { account: number; book: Book }) {
  const { on_the_way, currency, opening, entries, closing, left_out } = book
  const balance = (label: string, amount: number) => (
    <tr className={styles.sum}>
      <th scope="row" colSpan={4}>
        {label}
      </th>
      <td className={styles.amount}>{`${currency}\u00a0${signed(amount, currency)}`}</td>
    </tr>
  )
  return (
    <div className={styles.sheet}>
      <table className={styles.book}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Document</th>
            {['In', 'Out', 'Balance'].map((heading) => (
              <th key={heading} scope="col" className={styles.amount}>
                {heading} <span className={styles.unit}>{currency}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balance(left_out > 0 ? `Opening, with ${left_out} earlier entries` : 'Opening', opening)}
          {entries.map((entry) => (
            <Line key={`${entry.kind} ${entry.document} ${entry.in}`} entry={entry} currency={currency} />
          ))}
          {balance('Closing', closing)}
        </tbody>
      </table>
      {entries.length === 0 && (
        <Text c="dimmed" size="sm" p="md">
          Nothing came in or went out in these days.
        </Text>
      )}
      {on_the_way > 0 && (
        <Text size="sm" p="sm">
          On the way to it and not confirmed yet:{' '}
          <Anchor component={Link} to={paths.transfersOnTheWayTo(account)} inherit>
            {formatMoney(on_the_way, currency)}
          </Anchor>
        </Text>
      )}
    </div>
  )
}

function Line({ entry, currency }: { entry: Entry; currency: Currency }) {
  const { kind, document, number, subject, party, stray } = entry
  const other = currency === 'USD' ? 'IQD' : 'USD'
  return (
    <tr>
      <td className={styles.date}>{formatDay(entry.date)}</td>
      <td className={styles.what}>
        <Anchor component={Link} to={documents[kind](document)} inherit>
          {entryKinds[kind]}
          {number !== null && ` ${number}`}
        </Anchor>
        <span className={styles.details}>
          <bdi>{party}</bdi>
          {party !== null && subject !== null && ' · '}
          <bdi>{subject}</bdi>
        </span>
        {stray !== 0 && (
          <span className={styles.stray}>
            {formatMoney(Math.abs(stray), other)} of it {stray > 0 ? 'went to' : 'came from'} no account
          </span>
        )}
      </td>
      <td className={styles.amount} data-label="In">
        {entry.in === 0 ? '' : formatAmount(entry.in, currency)}
      </td>
      <td className={styles.amount} data-label="Out">
        {entry.out === 0 ? '' : formatAmount(entry.out, currency)}
      </td>
      <td className={styles.amount} data-label="Balance">
        {signed(entry.balance, currency)}
      </td>
    </tr>
  )
}
