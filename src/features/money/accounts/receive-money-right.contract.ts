import type { OwnRecords } from '../../../kernel/contract/access.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/**
 * Who takes money in over the counter, without needing the vouchers themselves. Apart from the calls, which a later
 * feature has: accounts and vouchers ask for the right.
 */
export const receiveMoney = resource('receive_money', 'Receive money', {
  admin: 'VC',
  manager: 'VC',
  salesman: '',
})

/** Whoever receives money sees the receipts that they wrote, and the cash boxes that they keep, by the rules of their rows. */
export const visibleToReceivers: OwnRecords = {
  verbs: ['view'],
  to: { resource: receiveMoney, verb: 'create' },
}
