export const opening = {
  'Import {count} opening documents': {
    one: 'Import {count} opening document',
    other: 'Import {count} opening documents',
  },
  'Open|an amount': 'Open',
  'Settled|an amount': 'Settled',
  'Skip {wrong} and import {count} opening documents': {
    one: 'Skip {wrong} and import {count} opening document',
    other: 'Skip {wrong} and import {count} opening documents',
  },
  'These are the first of {count} opening documents that change.': {
    one: 'These are the first of {count} opening document that change.',
    other: 'These are the first of {count} opening documents that change.',
  },
}
