import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../kernel/client/language.ts'
import { formatAmount, formatDay, formatMoney } from '../../kernel/contract/formats.ts'
import type { ReplyOf } from '../../kernel/contract/endpoint.ts'
import type { Currency } from '../../kernel/contract/money.ts'
import { inPieces } from '../../words/say.ts'
import type { Said } from '../../words/sentences.ts'
import { paths } from '../paths.ts'
import { type bankAccountEndpoints, entryKinds } from './bank-accounts.contract.ts'
import { openingOf, strayOf } from './cash-book-document.ts'
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
  opening: () => paths.bankAccount.table,
}

const signed = (amount: number, currency: Currency) => formatAmount(amount, currency).replace('-', '−')

/** The lines of a cash book between what was there before and what is there now. */
export function CashBookTable({ account, book }: { account: number; book: Book }) {
  const say = useSay()
  const { on_the_way, currency, opening, entries, closing } = book
  const balance = (label: Said, amount: number) => (
    <tr className={styles.sum}>
      <th scope="row" colSpan={4}>
        {say(label)}
      </th>
      <td className={styles.amount}>{`${currency}\u00a0${signed(amount, currency)}`}</td>
    </tr>
  )
  return (
    <div className={styles.sheet}>
      <table className={styles.book}>
        <thead>
          <tr>
            <th scope="col">{say('Date')}</th>
            <th scope="col">{say('Document')}</th>
            {(['In|money', 'Out|money', 'Balance'] as const).map((heading) => (
              <th key={heading} scope="col" className={styles.amount}>
                {say(heading)} <span className={styles.unit}>{currency}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balance(openingOf(book), opening)}
          {entries.map((entry) => (
            <Line key={`${entry.kind} ${entry.document} ${entry.in}`} entry={entry} currency={currency} />
          ))}
          {balance('Closing', closing)}
        </tbody>
      </table>
      {entries.length === 0 && (
        <Text c="dimmed" size="sm" p="md">
          {say('Nothing came in or went out in these days.')}
        </Text>
      )}
      {on_the_way > 0 && (
        <Text size="sm" p="sm">
          {inPieces(say, 'On the way to it and not confirmed yet: {amount}', {
            amount: (
              <Anchor key="amount" component={Link} to={paths.transfersOnTheWayTo(account)} inherit>
                {formatMoney(on_the_way, currency)}
              </Anchor>
            ),
          })}
        </Text>
      )}
    </div>
  )
}

function Line({ entry, currency }: { entry: Entry; currency: Currency }) {
  const say = useSay()
  const { kind, document, number, subject, party } = entry
  const stray = strayOf(entry, currency, say)
  return (
    <tr>
      <td className={styles.date}>{formatDay(entry.date)}</td>
      <td className={styles.what}>
        <Anchor component={Link} to={documents[kind](document)} inherit>
          {say(entryKinds[kind])}
          {number !== null && (
            <>
              {' '}
              <bdi>{number}</bdi>
            </>
          )}
        </Anchor>
        <span className={styles.details}>
          <bdi>{party}</bdi>
          {party !== null && subject !== null && ' · '}
          <bdi>{subject}</bdi>
        </span>
        {stray !== null && <span className={styles.stray}>{stray}</span>}
      </td>
      <td className={styles.amount} data-label={say('In|money')}>
        {entry.in === 0 ? '' : formatAmount(entry.in, currency)}
      </td>
      <td className={styles.amount} data-label={say('Out|money')}>
        {entry.out === 0 ? '' : formatAmount(entry.out, currency)}
      </td>
      <td className={styles.amount} data-label={say('Balance')}>
        {/* Among words from right to left the sign would go to the other end. */}
        <bdi dir="ltr">{signed(entry.balance, currency)}</bdi>
      </td>
    </tr>
  )
}
