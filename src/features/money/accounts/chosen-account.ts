import type { Row } from '../../../kernel/contract/entity.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type Account = Pick<Row<typeof bankAccount>, 'id' | 'name' | 'currency' | 'active' | 'kind' | 'keeper'>

/** Names match whatever their case and the blanks around them, as the database matches them. */
const keyOf = (name: string) => name.trim().toLowerCase()

/** The account of a name; undefined where there is none. */
export function accountNamed<A extends Account>(accounts: readonly A[], name: string | null): A | undefined {
  return accounts.find((account) => keyOf(account.name) === keyOf(name ?? ''))
}

interface Preferences {
  /** The name of the account that receipts name by default. */
  usual: string | null
  /** Whoever writes. */
  person: number | null
}

/**
 * The account in use that money of a currency most likely goes to: the usual one, else one that the person keeps, else
 * a cash box with notes, else the first.
 */
export function accountFor<A extends Account>(
  accounts: readonly A[],
  currency: Currency,
  { usual, person }: Preferences,
): A | undefined {
  const open = accounts.filter((account) => account.active && account.currency === currency)
  return (
    accountNamed(open, usual) ??
    open.find(({ keeper: custodian }) => custodian !== null && custodian === person) ??
    open.find(({ kind }) => kind === 'cash') ??
    open[0]
  )
}

/** What is to be said of the account that a form names, once it is known what it brings; null where all is well. */
export function errorWith(
  accounts: readonly Account[],
  name: string | null,
  brings: readonly Currency[],
): DisplayText | null {
  if ((name ?? '').trim() === '') return null
  const account = accountNamed(accounts, name)
  if (!account) return 'No account has this name. The amount will not be included in any balance.'
  const stray = brings.find((currency) => currency !== account.currency)
  const { name: called, currency } = account
  if (stray)
    return message('{name} is in {currency}. The {stray} amount will not be included in any balance.', {
      name: called,
      currency,
      stray,
    })
  return account.active ? null : message('{name} is inactive.', { name: called })
}
