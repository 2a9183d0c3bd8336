import type { OwnRecords } from '../../../kernel/contract/access.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/**
 * The permission to receive money without access to all vouchers. Defined here and not in `receive-money`, since the
 * earlier features accounts and receipts check it.
 */
export const receiveMoney = resource('receive_money', 'Receive money', {
  admin: 'VC',
  manager: 'VC',
  salesman: '',
})

/**
 * Users who receive money may view the receipts that they created and their own cash boxes; row policies select these
 * rows.
 */
export const visibleToReceivers: OwnRecords = {
  verbs: ['view'],
  to: { resource: receiveMoney, verb: 'create' },
}
