import type { Sql } from 'sql-template-tag'
import type { Fields } from '../../../kernel/contract/fields.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import type { Label } from '../../../i18n/messages.ts'

/** The first and last day of a workbook. */
export interface Period {
  from: string
  to: string
}

/**
 * A total of a worksheet that is compared with the ledger. `documents` and `ledger` are columns of the query, not
 * necessarily shown.
 */
export interface Proof {
  label: Label
  currency: Currency
  documents: string
  ledger: string
  /** The sign with which the total counts in customer balances or in account balances. */
  customers?: 1 | -1
  accounts?: 1 | -1
}

/** A worksheet: its columns, the query of its rows in order, and the totals to compare. */
export interface BookWorksheet {
  title: Label
  fields: Fields
  rows: (period: Period) => Sql
  proofs: readonly Proof[]
}
