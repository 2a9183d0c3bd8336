import { ReassignButton, ReassignOffer } from '../../features/reassignment/reassign-button.client.tsx'
import { UserTable } from '../../features/people/users/user-table.client.tsx'
import { UserView } from '../../features/people/users/user-view.client.tsx'

/** The users; whose customers and invoices they are users themselves know nothing of. */
export function UsersWithReassignment() {
  return <UserTable offer={ReassignOffer} />
}

/** A user with what they could hand over. */
export function UserWithReassignment() {
  return <UserView further={ReassignButton} />
}
