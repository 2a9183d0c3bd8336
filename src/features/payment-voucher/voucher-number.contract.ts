import { endpoint } from '../../kernel/contract/endpoint.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { required } from '../../kernel/contract/fields.ts'
import { whole } from '../../kernel/contract/kinds/whole.ts'

/** Unique in its sheet. */
export const voucherNumber = required(whole('Voucher No', { min: 1 }))

/** The number that a voucher's form proposes. */
export function nextVoucherNumber({ name, path, resource }: Entity) {
  return endpoint({
    method: 'GET',
    path: `${path}/next-number`,
    summary: 'The number that the next voucher would have',
    access: { resource, verb: 'create' },
    topic: name,
    reply: { next: required(whole('Next number')) },
  })
}
