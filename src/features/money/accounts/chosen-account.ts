import type { Row } from '../../../kernel/contract/entity.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import type { bankAccount } from './bank-accounts.contract.ts'

type Account = Pick<Row<typeof bankAccount>, 'id' | 'name' | 'currency' | 'active' | 'kind' | 'keeper'>

/** Names match regardless of case and surrounding blanks, as in the database. */
const keyOf = (name: string) => name.trim().toLowerCase()

/** The account with a name; undefined if there is none. */
export function accountNamed<A extends Account>(accounts: readonly A[], name: string | null): A | undefined {
  return accounts.find((account) => keyOf(account.name) === keyOf(name ?? ''))
}

interface Preferences {
  /** The name of the default account of receipts. */
  defaultName: string | null
  /** The id of the signed-in user. */
  person: number | null
}

/**
 * The active account in a currency that is the most likely choice: the default account, otherwise one whose custodian
 * is the user, otherwise a cash box, otherwise the first.
 */
export function accountFor<A extends Account>(
  accounts: readonly A[],
  currency: Currency,
  { defaultName, person }: Preferences,
): A | undefined {
  const open = accounts.filter((account) => account.active && account.currency === currency)
  return (
    accountNamed(open, defaultName) ??
    open.find(({ keeper: custodian }) => custodian !== null && custodian === person) ??
    open.find(({ kind }) => kind === 'cash') ??
    open[0]
  )
}

/** The warning about the account named in a form, given the currencies of the amounts; null if there is none. */
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
