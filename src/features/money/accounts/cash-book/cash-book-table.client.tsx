import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { AmountTable, Details } from '../../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { formatAmount, formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { subjectIn } from '../../ledger/subjects/subject-in.ts'
import { paths } from '../../../paths.ts'
import { type cashBookEndpoints, entryKinds } from './cash-book.contract.ts'
import { openingOf, strayOf } from './cash-book-document.ts'

type Book = ReplyOf<typeof cashBookEndpoints.read>
type Entry = Book['entries'][number]

/** The path of the document behind an entry. */
const documents: Record<keyof typeof entryKinds, (id: number) => string> = {
  receipt_voucher: paths.receiptVoucher.view,
  payment_voucher: paths.paymentVoucher.view,
  account_transfer: paths.accountTransfer.view,
  petty_cash: paths.pettyCash.view,
  cash_close: paths.cashClose.view,
  opening: () => paths.bankAccount.table,
}

const signed = (amount: number, currency: Currency) => formatAmount(amount, currency).replace('-', '−')

/** The entries of a cash book, between the balance brought forward and the closing balance. */
export function CashBookTable({ account, book }: { account: number; book: Book }) {
  const t = useTranslate()
  const { on_the_way, currency, opening, entries, closing } = book
  const amount = (label: DisplayText, of: (entry: Entry) => ReactNode) =>
    ({ label, unit: currency, kind: 'amount', cell: of }) as const
  const balance = (label: DisplayText, sum: number) => ({
    label,
    amount: `${currency}\u00a0${signed(sum, currency)}`,
  })
  return (
    <Card width="full" flush>
      <AmountTable
        flush
        rows={entries}
        keyOf={(entry) => `${entry.kind} ${entry.document} ${entry.in}`}
        opening={balance(openingOf(book), opening)}
        closing={balance('Closing balance', closing)}
        columns={[
          { label: 'Date', kind: 'day', cell: ({ date }) => formatDay(date) },
          { label: 'Document', kind: 'text', cell: (entry) => <What entry={entry} currency={currency} /> },
          amount('In|money', (entry) => entry.in !== 0 && formatAmount(entry.in, currency)),
          amount('Out|money', (entry) => entry.out !== 0 && formatAmount(entry.out, currency)),
          // In right-to-left text, the minus sign would move to the other end.
          amount('Balance', (entry) => <bdi dir="ltr">{signed(entry.balance, currency)}</bdi>),
        ]}
      />
      {entries.length === 0 && (
        <Text c="dimmed" size="sm" p="md">
          {t('No entries in this period.')}
        </Text>
      )}
      {on_the_way > 0 && (
        <Text size="sm" p="sm">
          {translateParts(t, 'Transfers in transit: {amount}', {
            amount: (
              <Anchor key="amount" component={Link} to={paths.transfersInTransitTo(account)} inherit>
                {formatMoney(on_the_way, currency)}
              </Anchor>
            ),
          })}
        </Text>
      )}
    </Card>
  )
}

function What({ entry, currency }: { entry: Entry; currency: Currency }) {
  const t = useTranslate()
  const { kind, document, number, party } = entry
  const subject = subjectIn(entry, t)
  const stray = strayOf(entry, currency, t)
  return (
    <>
      <Anchor component={Link} to={documents[kind](document)} inherit>
        {t(entryKinds[kind])}
        {number !== null && (
          <>
            {' '}
            <bdi>{number}</bdi>
          </>
        )}
      </Anchor>
      <Details>
        <bdi>{party}</bdi>
        {party !== null && subject !== null && ' · '}
        <bdi>{subject}</bdi>
      </Details>
      {stray !== null && <Details wrong>{stray}</Details>}
    </>
  )
}
