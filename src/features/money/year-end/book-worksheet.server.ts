import type { Sql } from 'sql-template-tag'
import type { Fields } from '../../../kernel/contract/fields.ts'
import type { Currency } from '../../../kernel/contract/values/money.ts'
import type { Label } from '../../../i18n/messages.ts'

/** The days of a workbook, both included. */
export interface Period {
  from: string
  to: string
}

/** A total of a sheet beside that of the ledger: what to add up of its rows, which need not be columns that it shows. */
export interface Proof {
  label: Label
  currency: Currency
  documents: string
  ledger: string
  /** Where it stands in the account of customers, or in accounts of ours: with which sign. */
  customers?: 1 | -1
  accounts?: 1 | -1
}

/** A sheet of the workbook: its columns, the statement that gives its rows in their order, and what it proves. */
export interface BookWorksheet {
  title: Label
  fields: Fields
  rows: (period: Period) => Sql
  proofs: readonly Proof[]
}
