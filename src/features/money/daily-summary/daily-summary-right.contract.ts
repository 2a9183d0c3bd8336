import { resource } from '../../people/permissions/roles.contract.ts'

/** The permission to see the daily summary. Defined apart from the endpoints, which belong to the screen. */
export const dailySummaryRight = resource('day_sheet', 'Daily Summary', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})
