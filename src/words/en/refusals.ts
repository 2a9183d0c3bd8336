export const refusals = {
  'The import was undone: {count} customers deleted, {restored} changed back.': {
    one: 'The import was undone: {count} customer deleted, {restored} changed back.',
    other: 'The import was undone: {count} customers deleted, {restored} changed back.',
  },
  'The import was undone: {count} products deleted, {restored} changed back.': {
    one: 'The import was undone: {count} product deleted, {restored} changed back.',
    other: 'The import was undone: {count} products deleted, {restored} changed back.',
  },
  'The import was undone: {count} opening documents deleted, {restored} changed back.': {
    one: 'The import was undone: {count} opening document deleted, {restored} changed back.',
    other: 'The import was undone: {count} opening documents deleted, {restored} changed back.',
  },
  'This customer has {count} openings.': {
    one: 'This customer has {count} opening document.',
    other: 'This customer has {count} opening documents.',
  },
  'This import of customer has {count} openings.': {
    one: 'This import of customer has {count} opening document.',
    other: 'This import of customer has {count} opening documents.',
  },
}
