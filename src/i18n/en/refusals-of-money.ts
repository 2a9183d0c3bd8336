export const refusalsOfMoney = {
  'This bank account cannot be deleted because it has {count} vouchers.': {
    one: 'This bank account cannot be deleted because it has {count} voucher.',
    other: 'This bank account cannot be deleted because it has {count} vouchers.',
  },
  'This bank account cannot be deleted because it has {count} documents.': {
    one: 'This bank account cannot be deleted because it has {count} document.',
    other: 'This bank account cannot be deleted because it has {count} documents.',
  },
  'This credit note cannot be deleted because it has {count} refunds.': {
    one: 'This credit note cannot be deleted because it has {count} refund.',
    other: 'This credit note cannot be deleted because it has {count} refunds.',
  },
  'This customer cannot be deleted because it has {count} invoices.': {
    one: 'This customer cannot be deleted because it has {count} invoice.',
    other: 'This customer cannot be deleted because it has {count} invoices.',
  },
  'This customer cannot be deleted because it has {count} receipt vouchers.': {
    one: 'This customer cannot be deleted because it has {count} receipt voucher.',
    other: 'This customer cannot be deleted because it has {count} receipt vouchers.',
  },
  'This customer cannot be deleted because it has {count} bad debts.': {
    one: 'This customer cannot be deleted because it has {count} bad debt.',
    other: 'This customer cannot be deleted because it has {count} bad debts.',
  },
  'This customer cannot be deleted because it has {count} credit notes.': {
    one: 'This customer cannot be deleted because it has {count} credit note.',
    other: 'This customer cannot be deleted because it has {count} credit notes.',
  },
  'This customer cannot be deleted because it has {count} payment vouchers.': {
    one: 'This customer cannot be deleted because it has {count} payment voucher.',
    other: 'This customer cannot be deleted because it has {count} payment vouchers.',
  },
  'This import cannot be undone because its customers have {count} invoices.': {
    one: 'This import cannot be undone because its customers have {count} invoice.',
    other: 'This import cannot be undone because its customers have {count} invoices.',
  },
  'This import cannot be undone because its customers have {count} receipt vouchers.': {
    one: 'This import cannot be undone because its customers have {count} receipt voucher.',
    other: 'This import cannot be undone because its customers have {count} receipt vouchers.',
  },
  'This import cannot be undone because its customers have {count} bad debts.': {
    one: 'This import cannot be undone because its customers have {count} bad debt.',
    other: 'This import cannot be undone because its customers have {count} bad debts.',
  },
  'This import cannot be undone because its customers have {count} credit notes.': {
    one: 'This import cannot be undone because its customers have {count} credit note.',
    other: 'This import cannot be undone because its customers have {count} credit notes.',
  },
  'This import cannot be undone because its customers have {count} payment vouchers.': {
    one: 'This import cannot be undone because its customers have {count} payment voucher.',
    other: 'This import cannot be undone because its customers have {count} payment vouchers.',
  },
  'This invoice cannot be deleted because it has {count} receipt vouchers.': {
    one: 'This invoice cannot be deleted because it has {count} receipt voucher.',
    other: 'This invoice cannot be deleted because it has {count} receipt vouchers.',
  },
  'This invoice cannot be deleted because it has {count} applied receipts.': {
    one: 'This invoice cannot be deleted because it has {count} applied receipt.',
    other: 'This invoice cannot be deleted because it has {count} applied receipts.',
  },
  'This invoice cannot be deleted because it has {count} bad debts.': {
    one: 'This invoice cannot be deleted because it has {count} bad debt.',
    other: 'This invoice cannot be deleted because it has {count} bad debts.',
  },
  'This invoice cannot be deleted because it has {count} credit notes.': {
    one: 'This invoice cannot be deleted because it has {count} credit note.',
    other: 'This invoice cannot be deleted because it has {count} credit notes.',
  },
  'This invoice cannot be deleted because it has {count} applied credit notes.': {
    one: 'This invoice cannot be deleted because it has {count} applied credit note.',
    other: 'This invoice cannot be deleted because it has {count} applied credit notes.',
  },
  'This invoice cannot be deleted because it has {count} applied opening balances.': {
    one: 'This invoice cannot be deleted because it has {count} applied opening balance.',
    other: 'This invoice cannot be deleted because it has {count} applied opening balances.',
  },
  'This import cannot be undone because its products have {count} invoice products.': {
    one: 'This import cannot be undone because its products have {count} invoice line.',
    other: 'This import cannot be undone because its products have {count} invoice lines.',
  },
  'This receipt voucher cannot be deleted because it has {count} refunds.': {
    one: 'This receipt voucher cannot be deleted because it has {count} refund.',
    other: 'This receipt voucher cannot be deleted because it has {count} refunds.',
  },
  'transfer no': 'transfer number',
  'order no': 'order number',
  'invoice no': 'invoice number',
  'voucher no': 'voucher number',
  'bad debt no': 'bad debt number',
  'credit note no': 'credit note number',
}
