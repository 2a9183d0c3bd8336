import { KeyFigure, KeyFigures } from '../../../kernel/client/card/key-figures.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { today } from '../../../kernel/contract/values/day.ts'
import { sumOf } from '../../../kernel/contract/values/money.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { HeadFact } from '../../customers/head-fact.client.tsx'
import { invoice } from '../../invoices/invoices.contract.ts'
import { paths } from '../../paths.ts'
import { company } from '../../settings/settings.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { receivablesRight } from './receivables.contract.ts'
import { dollars } from './entries/signed-money.ts'
import { statementEndpoints } from './statement/statement.contract.ts'

type Account = ReplyOf<typeof statementEndpoints.account>

interface OfCustomer {
  customer: number
}

function useAccount(customer: number) {
  const enabled = useMay(receivablesRight, 'view')
  return { enabled, read: useRead(statementEndpoints.account, { params: { id: customer } }, { enabled }) }
}

/** The balance in the head of a customer's page, for users with the permission. */
export function CustomerBalance({ customer }: OfCustomer) {
  const { enabled, read } = useAccount(customer)
  const balance = read.data?.balance
  if (!enabled) return null
  return (
    <HeadFact label={balance !== undefined && balance < 0 ? 'Credit balance' : 'Balance'}>
      <strong>{amountOf(balance && Math.abs(balance))}</strong>
    </HeadFact>
  )
}

/** What makes up the balance, and the sales: each figure is a link to its records. */
export function CustomerFigures({ customer }: OfCustomer) {
  const { enabled, read } = useAccount(customer)
  const zone = useRead(company).data?.time_zone
  if (!enabled) return null
  if (read.error && !read.data) return <Loaded read={read}>{() => null}</Loaded>
  return (
    <Figures
      customer={customer}
      account={zone === undefined ? undefined : read.data}
      today={zone === undefined ? '' : today(zone)}
    />
  )
}

interface FiguresProps extends OfCustomer {
  /** Undefined while loading: the figures keep their places. */
  account: Account | undefined
  today: string
}

function Figures({ customer, account, today: day }: FiguresProps) {
  const t = useTranslate()
  const statement = paths.statement.of(customer)
  const seesInvoices = useMay(invoice.resource, 'view')
  const seesOpenings = useMay(opening.resource, 'view')
  const { open_invoices: debts, on_account, sales } = account ?? {}
  const invoices = debts?.filter((debt) => debt.invoice !== null)
  const openings = debts?.filter((debt) => debt.opening !== null) ?? []
  const invoicesIn = (filters: string) =>
    seesInvoices ? `${paths.invoice.ofCustomer(customer)}&${filters}` : statement
  return (
    <KeyFigures>
      <Open
        label="Past due"
        debts={invoices?.filter(({ due_date }) => due_date < day)}
        to={invoicesIn('state=past_due')}
        warns
      />
      <Open
        label="Not due"
        debts={invoices?.filter(({ due_date }) => due_date >= day)}
        to={invoicesIn('state=issued,part_paid')}
      />
      {openings.length > 0 && (
        <Open
          label="Opening balance"
          debts={openings}
          to={seesOpenings ? `${paths.opening.ofCustomer(customer)}&open=true` : statement}
        />
      )}
      <KeyFigure label="Unapplied credit" amounts={[amountOf(on_account)]} to={statement} />
      <KeyFigure label="Net sales" amounts={[amountOf(sales?.amount)]} to={invoicesIn('sold=true')}>
        {sales &&
          sales.taken_back > 0 &&
          t('{sold} gross sales, {back} returns and cancellations', {
            sold: formatMoney(sales.gross, 'USD'),
            back: formatMoney(sales.taken_back, 'USD'),
          })}
      </KeyFigure>
    </KeyFigures>
  )
}

const amountOf = (amount: number | undefined) => (amount === undefined ? '…' : dollars(amount))

interface OpenProps {
  label: 'Past due' | 'Not due' | 'Opening balance'
  debts: Account['open_invoices'] | undefined
  to: string
  warns?: boolean
}

/** What is open of some debts, and how many they are. */
function Open({ label, debts, to, warns = false }: OpenProps) {
  const t = useTranslate()
  const count = debts?.length ?? 0
  return (
    <KeyFigure
      label={label}
      amounts={[amountOf(debts && sumOf(debts.map(({ outstanding }) => outstanding)))]}
      to={to}
      warns={warns && count > 0}
    >
      {debts === undefined
        ? '\u00a0'
        : count > 0 &&
          t(label === 'Opening balance' ? '{count} opening balances' : '{count} invoices', { count })}
    </KeyFigure>
  )
}
