import { resource } from '../../people/permissions/roles.contract.ts'

/** The permission to close the books. Defined apart from the endpoints, which belong to the screen. */
export const closingRight = resource('closing_books', 'Close the Books', {
  admin: 'VC',
  manager: '',
  salesman: '',
})
