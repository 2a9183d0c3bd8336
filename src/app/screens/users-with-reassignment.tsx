import { ReassignButton, ReassignOffer } from '../../features/reassignment/reassign-button.client.tsx'
import { UserTable } from '../../features/people/users/user-table.client.tsx'
import { UserView } from '../../features/people/users/user-view.client.tsx'

/** The list of users with the reassignment of their customers, which the users feature does not know. */
export function UsersWithReassignment() {
  return <UserTable offer={ReassignOffer} />
}

/** A user with the reassignment of their customers and invoices. */
export function UserWithReassignment() {
  return <UserView further={ReassignButton} />
}
