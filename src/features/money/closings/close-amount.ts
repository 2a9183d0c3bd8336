import type { Row } from '../../../kernel/contract/entity.ts'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { cashClose } from './cash-closing.contract.ts'

type CashClose = Row<typeof cashClose>

/** Formats an amount of a cash closing in the currency of its cash box. */
export const amount = (name: 'expected' | 'counted' | 'difference') => (row: CashClose) =>
  formatMoney(row[name], row.currency).replace('-', '−')
