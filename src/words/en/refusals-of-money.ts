export const refusalsOfMoney = {
  'This bank account has {count} vouchers.': {
    one: 'This bank account has {count} voucher.',
    other: 'This bank account has {count} vouchers.',
  },
  'This bank account has {count} documents.': {
    one: 'This bank account has {count} document.',
    other: 'This bank account has {count} documents.',
  },
  'This credit note has {count} refunds.': {
    one: 'This credit note has {count} refund.',
    other: 'This credit note has {count} refunds.',
  },
  'This customer has {count} invoices.': {
    one: 'This customer has {count} invoice.',
    other: 'This customer has {count} invoices.',
  },
  'This customer has {count} receipt vouchers.': {
    one: 'This customer has {count} receipt voucher.',
    other: 'This customer has {count} receipt vouchers.',
  },
  'This customer has {count} bad debts.': {
    one: 'This customer has {count} bad debt.',
    other: 'This customer has {count} bad debts.',
  },
  'This customer has {count} credit notes.': {
    one: 'This customer has {count} credit note.',
    other: 'This customer has {count} credit notes.',
  },
  'This customer has {count} payment vouchers.': {
    one: 'This customer has {count} payment voucher.',
    other: 'This customer has {count} payment vouchers.',
  },
  'This import of customer has {count} invoices.': {
    one: 'This import of customer has {count} invoice.',
    other: 'This import of customer has {count} invoices.',
  },
  'This import of customer has {count} receipt vouchers.': {
    one: 'This import of customer has {count} receipt voucher.',
    other: 'This import of customer has {count} receipt vouchers.',
  },
  'This import of customer has {count} bad debts.': {
    one: 'This import of customer has {count} bad debt.',
    other: 'This import of customer has {count} bad debts.',
  },
  'This import of customer has {count} credit notes.': {
    one: 'This import of customer has {count} credit note.',
    other: 'This import of customer has {count} credit notes.',
  },
  'This import of customer has {count} payment vouchers.': {
    one: 'This import of customer has {count} payment voucher.',
    other: 'This import of customer has {count} payment vouchers.',
  },
  'This invoice has {count} receipt vouchers.': {
    one: 'This invoice has {count} receipt voucher.',
    other: 'This invoice has {count} receipt vouchers.',
  },
  'This invoice has {count} receipt settlements.': {
    one: 'This invoice has {count} receipt settlement.',
    other: 'This invoice has {count} receipt settlements.',
  },
  'This invoice has {count} bad debts.': {
    one: 'This invoice has {count} bad debt.',
    other: 'This invoice has {count} bad debts.',
  },
  'This invoice has {count} credit notes.': {
    one: 'This invoice has {count} credit note.',
    other: 'This invoice has {count} credit notes.',
  },
  'This invoice has {count} credit note settlements.': {
    one: 'This invoice has {count} credit note settlement.',
    other: 'This invoice has {count} credit note settlements.',
  },
  'This invoice has {count} opening document settlements.': {
    one: 'This invoice has {count} opening document settlement.',
    other: 'This invoice has {count} opening document settlements.',
  },
  'This import of product has {count} invoice products.': {
    one: 'This import of product has {count} invoice product.',
    other: 'This import of product has {count} invoice products.',
  },
  'This receipt voucher has {count} refunds.': {
    one: 'This receipt voucher has {count} refund.',
    other: 'This receipt voucher has {count} refunds.',
  },
}
