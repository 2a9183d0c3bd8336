export const reconcile = {
  'What was typed makes it this rate.': 'Rate implied by the manual payment.',
  'Payment that was typed on the order': 'Manual payment recorded on the order',
}
