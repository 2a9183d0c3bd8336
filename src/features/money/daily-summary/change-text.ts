import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import {
  plainText,
  type Label,
  type DisplayText,
  message,
  messageList,
  type Value,
} from '../../../i18n/messages.ts'
import { factorRoles } from '../../people/factors/factors.contract.ts'
import { verbLabels, verbsIn } from '../../people/permissions/permissions.contract.ts'
import { userStatuses } from '../../people/users.contract.ts'
import { formatRate } from '../rates/rate-format.ts'
import type { DayKind, GroupLine } from './daily-summary.contract.ts'

const asRate = (value: string): string => formatRate(Number(value))

/** The labels of roles, user statuses and a changed password. */
const ofUser: Readonly<Record<string, Label>> = { ...factorRoles, ...userStatuses, password: 'Password' }

const asUser = (value: string): Value => {
  const label = ofUser[value]
  return label === undefined ? plainText(value) : message(label)
}

/** The permissions of a role, or whether two-factor authentication is required. */
function asPermission(value: string): Value {
  if (value === 'true' || value === 'false') return message(value === 'true' ? 'Yes' : 'No')
  const verbs = verbsIn(value.split(','))
  return verbs.length === 0 ? message('None') : messageList(verbs.map((verb) => verbLabels[verb]))
}

/** The formats of `before` and `after` in groups where they are not amounts in USD. */
const valuesOf: Partial<Record<DayKind, (value: string) => Value>> = {
  rate_changes: asRate,
  due_dates: formatDay,
  users: asUser,
  permissions: asPermission,
}

/** The old and the new value of a line, or its rate and the daily rate; null if it has neither. */
export function changeText(kind: DayKind, { before, after, rate, day_rate }: GroupLine): DisplayText | null {
  if (rate !== null && day_rate !== null) {
    return message('Rate {rate}, daily rate {usual}', { rate: formatRate(rate), usual: formatRate(day_rate) })
  }
  const format = valuesOf[kind] ?? ((value: string) => formatMoney(Number(value), 'USD'))
  if (before !== null && after !== null) {
    return message('{before} before, {after} now', { before: format(before), after: format(after) })
  }
  if (after !== null) return message('New: {value}', { value: format(after) })
  return before === null ? null : message('Deleted: {value}', { value: format(before) })
}
