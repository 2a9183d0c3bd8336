export const kernel = {
  'Nothing was imported: {count} rows are wrong.': {
    one: 'Nothing was imported: {count} row is wrong.',
    other: 'Nothing was imported: {count} rows are wrong.',
  },
  'This {one} has {count} account transfers.': {
    one: 'This {one} has {count} account transfer.',
    other: 'This {one} has {count} account transfers.',
  },
  'This {one} has {count} cash closes.': {
    one: 'This {one} has {count} cash close.',
    other: 'This {one} has {count} cash closes.',
  },
  'This {one} has {count} credit note settlements.': {
    one: 'This {one} has {count} credit note settlement.',
    other: 'This {one} has {count} credit note settlements.',
  },
  'This {one} has {count} credit notes.': {
    one: 'This {one} has {count} credit note.',
    other: 'This {one} has {count} credit notes.',
  },
  'This {one} has {count} documents.': {
    one: 'This {one} has {count} document.',
    other: 'This {one} has {count} documents.',
  },
  'This {one} has {count} invoice products.': {
    one: 'This {one} has {count} invoice product.',
    other: 'This {one} has {count} invoice products.',
  },
  'This {one} has {count} invoices.': {
    one: 'This {one} has {count} invoice.',
    other: 'This {one} has {count} invoices.',
  },
  'This {one} has {count} payment vouchers.': {
    one: 'This {one} has {count} payment voucher.',
    other: 'This {one} has {count} payment vouchers.',
  },
  'This {one} has {count} petty cashs.': {
    one: 'This {one} has {count} petty cash.',
    other: 'This {one} has {count} petty cashs.',
  },
  'This {one} has {count} receipt settlements.': {
    one: 'This {one} has {count} receipt settlement.',
    other: 'This {one} has {count} receipt settlements.',
  },
  'This {one} has {count} receipt vouchers.': {
    one: 'This {one} has {count} receipt voucher.',
    other: 'This {one} has {count} receipt vouchers.',
  },
  'This {one} has {count} refunds.': {
    one: 'This {one} has {count} refund.',
    other: 'This {one} has {count} refunds.',
  },
  'This {one} has {count} vouchers.': {
    one: 'This {one} has {count} voucher.',
    other: 'This {one} has {count} vouchers.',
  },
  'May|short': 'May',
}
