import { approvals } from './en/approvals.ts'
import { backups } from './en/backups.ts'
import { badDebts } from './en/bad-debts.ts'
import { bankAccounts } from './en/bank-accounts.ts'
import { cashClosing } from './en/cash-closing.ts'
import { everywhere } from './en/everywhere.ts'
import { calendar } from './en/calendar.ts'
import { sheets } from './en/spreadsheets.ts'
import { creditNotes } from './en/credit-notes.ts'
import { dashboard } from './en/dashboard.ts'
import { desk } from './en/desk.ts'
import { employeeReports } from './en/employee-reports.ts'
import { exchangeRates } from './en/exchange-rates.ts'
import { invoices } from './en/invoices.ts'
import { order } from './en/orders.ts'
import { numbers } from './en/numbers.ts'
import { opening } from './en/opening.ts'
import { ledger } from './en/ledger.ts'
import { papers } from './en/papers.ts'
import { people } from './en/people.ts'
import { receivables } from './en/receivables.ts'
import { reconcile } from './en/reconcile.ts'
import { settings } from './en/settings.ts'
import { refusals } from './en/refusals.ts'
import { refusalsOfMoney } from './en/refusals-of-money.ts'
import type { Catalog } from './translate.ts'

/** English texts that differ from their key: plural forms, and keys with a context after a bar. */
export const en = {
  ...approvals,
  ...backups,
  ...badDebts,
  ...bankAccounts,
  ...cashClosing,
  ...everywhere,
  ...calendar,
  ...sheets,
  ...creditNotes,
  ...dashboard,
  ...desk,
  ...employeeReports,
  ...exchangeRates,
  ...invoices,
  ...order,
  ...numbers,
  ...opening,
  ...ledger,
  ...papers,
  ...people,
  ...receivables,
  ...reconcile,
  ...settings,
  ...refusals,
  ...refusalsOfMoney,
} satisfies Catalog
