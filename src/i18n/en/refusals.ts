export const refusals = {
  'Import undone: {count} customers deleted, {restored} reverted.': {
    one: 'Import undone: {count} customer deleted, {restored} reverted.',
    other: 'Import undone: {count} customers deleted, {restored} reverted.',
  },
  'Import undone: {count} products deleted, {restored} reverted.': {
    one: 'Import undone: {count} product deleted, {restored} reverted.',
    other: 'Import undone: {count} products deleted, {restored} reverted.',
  },
  'Import undone: {count} opening balances deleted, {restored} reverted.': {
    one: 'Import undone: {count} opening balance deleted, {restored} reverted.',
    other: 'Import undone: {count} opening balances deleted, {restored} reverted.',
  },
  'This customer cannot be deleted because it has {count} openings.': {
    one: 'This customer cannot be deleted because it has {count} opening balance.',
    other: 'This customer cannot be deleted because it has {count} opening balances.',
  },
  'This import cannot be undone because its customers have {count} openings.': {
    one: 'This import cannot be undone because its customers have {count} opening balance.',
    other: 'This import cannot be undone because its customers have {count} opening balances.',
  },
  'entry no': 'entry number',
  keeper: 'custodian',
}
