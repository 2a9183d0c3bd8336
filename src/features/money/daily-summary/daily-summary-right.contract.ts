import { resource } from '../../people/permissions/roles.contract.ts'

/** Who may see what a day brought, and what was done to the money on it. Apart from the calls, which come with the screen. */
export const dailySummaryRight = resource('day_sheet', 'Daily Summary', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})
