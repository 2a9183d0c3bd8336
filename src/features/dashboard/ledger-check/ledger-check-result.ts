import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { type Message, message } from '../../../i18n/messages.ts'
import type { DashboardPart } from '../dashboard.contract.ts'

/** The result of the last ledger check, with its time. */
export function ledgerCheckResult({ faults: count, checked_at }: DashboardPart<'money_check'>): Message {
  const moment = formatInstant(checked_at)
  return count === 0
    ? message('Ledger check passed on {moment}.', { moment })
    : message('Ledger check failed on {moment}: {count} differences.', { count, moment })
}
