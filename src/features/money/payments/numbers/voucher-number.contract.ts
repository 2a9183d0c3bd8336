import { confirmations } from '../../../../kernel/contract/confirmations.ts'
import { endpoint } from '../../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../../kernel/contract/entity.ts'
import { defaulted, required } from '../../../../kernel/contract/fields.ts'
import { flag } from '../../../../kernel/contract/kinds/flag.ts'
import { whole } from '../../../../kernel/contract/kinds/numbers/whole.ts'

/** Assigned once: entered by the user, otherwise the next number of the sequence. Cannot be changed. */
export const voucherNumber = defaulted(whole('Voucher No', { min: 1 }))

/** Confirms an entered number far above the last one. */
export const unusualNumber = defaulted(flag(confirmations.unusual_number))

/** The endpoint for the next number of a new voucher. */
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
