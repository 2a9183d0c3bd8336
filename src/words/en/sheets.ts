export const sheets = {
  '{count} more are in the download.': {
    one: '{count} more is in the download.',
    other: '{count} more are in the download.',
  },
  '{count} wrong rows': { one: '{count} wrong row', other: '{count} wrong rows' },
  'Importing {count} rows… You may leave this page; it goes on.': {
    one: 'Importing {count} row… You may leave this page; it goes on.',
    other: 'Importing {count} rows… You may leave this page; it goes on.',
  },
  '{count} rows are stored already': {
    one: '{count} row is stored already',
    other: '{count} rows are stored already',
  },
  '{count} are wrong': { one: '{count} are wrong', other: '{count} are wrong' },
  'Import {count} customers': { one: 'Import {count} customer', other: 'Import {count} customers' },
  'Skip {wrong} and import {count} customers': {
    one: 'Skip {wrong} and import {count} customer',
    other: 'Skip {wrong} and import {count} customers',
  },
  'These are the first of {count} customers that change.': {
    one: 'These are the first of {count} customer that change.',
    other: 'These are the first of {count} customers that change.',
  },
  'Import {count} products': { one: 'Import {count} product', other: 'Import {count} products' },
  'Skip {wrong} and import {count} products': {
    one: 'Skip {wrong} and import {count} product',
    other: 'Skip {wrong} and import {count} products',
  },
  'These are the first of {count} products that change.': {
    one: 'These are the first of {count} product that change.',
    other: 'These are the first of {count} products that change.',
  },
  'Nothing was imported: {count} rows are wrong.': {
    one: 'Nothing was imported: {count} row is wrong.',
    other: 'Nothing was imported: {count} rows are wrong.',
  },
}
