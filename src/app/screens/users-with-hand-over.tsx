import { HandOverButton, HandOverOffer } from '../../features/handing-over/hand-over.client.tsx'
import { UserTable } from '../../features/people/users/user-table.client.tsx'
import { UserView } from '../../features/people/users/user-view.client.tsx'

/** The users; whose customers and invoices they are users themselves know nothing of. */
export function UsersWithHandOver() {
  return <UserTable offer={HandOverOffer} />
}

/** A user with what they could hand over. */
export function UserWithHandOver() {
  return <UserView further={HandOverButton} />
}
