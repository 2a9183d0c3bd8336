import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import {
  asTyped,
  type Label,
  type DisplayText,
  message,
  messageList,
  type Value,
} from '../../../i18n/messages.ts'
import { factorRoles } from '../../people/factors/factors.contract.ts'
import { verbLabels, verbsIn } from '../../people/permissions/permissions.contract.ts'
import { userStatuses } from '../../people/users.contract.ts'
import { formatRate } from '../rates/rate-words.ts'
import type { DayKind, Done } from './daily-summary.contract.ts'

const asRate = (value: string): string => formatRate(Number(value))

/** What somebody is, whether they may sign in, and that they were given a password. */
const ofUser: Readonly<Record<string, Label>> = { ...factorRoles, ...userStatuses, password: 'Password' }

const asUser = (value: string): Value => {
  const label = ofUser[value]
  return label === undefined ? asTyped(value) : message(label)
}

/** What a role may do, or whether it must have a second factor. */
function asPermission(value: string): Value {
  if (value === 'true' || value === 'false') return message(value === 'true' ? 'Yes' : 'No')
  const verbs = verbsIn(value.split(','))
  return verbs.length === 0 ? message('None') : messageList(verbs.map((verb) => verbLabels[verb]))
}

/** What the values of a group are, where they are no amounts in USD. */
const valuesOf: Partial<Record<DayKind, (value: string) => Value>> = {
  rate_changes: asRate,
  due_dates: formatDay,
  users: asUser,
  permissions: asPermission,
}

/** What a line was changed from and to, or at which rate it counts; null where it tells of neither. */
export function changeText(kind: DayKind, { before, after, rate, day_rate }: Done): DisplayText | null {
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
