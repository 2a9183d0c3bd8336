import { orderStatuses } from '../orders.contract.ts'

/** The columns of the board: the statuses in the order of the work, final ones last. */
export const statusesInOrder = [
  'Pending',
  'Start_process',
  'On_hold',
  'Shipping Time',
  'Delivered',
  'Overdue',
  'Complete',
  'Close',
] as const satisfies (keyof typeof orderStatuses)[]
