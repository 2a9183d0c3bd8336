export const cashClosing = {
  'Notes|of money': 'Notes',
}
