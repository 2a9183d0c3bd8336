import { resource } from '../../people/permissions/roles.contract.ts'

/** Who may say up to which day nothing in the books changes any more. Apart from the calls, which come with the screen. */
export const closingRight = resource('closing_books', 'Close the Books', {
  admin: 'VC',
  manager: '',
  salesman: '',
})
