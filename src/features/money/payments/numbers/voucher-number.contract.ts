import { confirmations } from '../../../../kernel/contract/confirmations.ts'
import { endpoint } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { defaulted, required } from '../../../../kernel/contract/fields.ts'
import { flag } from '../../../../kernel/contract/kinds/flag.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'

/** Given once in its sheet, by the number sequence where none is typed, and fixed from then on. */
export const voucherNumber = defaulted(whole('Voucher No', { min: 1 }))

/** Says of a typed number that it is meant, though it is far above the last one. */
export const unusualNumber = defaulted(flag(confirmations.unusual_number))

/** The number that a voucher's form proposes. */
export function nextVoucherNumber({ name, path, resource }: Entity) {
  return endpoint({
    method: 'GET',
    path: `${path}/next-number`,
    summary: 'The next voucher number',
    access: { resource, verb: 'create' },
    topic: name,
    reply: { next: required(whole('Next number')) },
  })
}
