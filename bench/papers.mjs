import { customerCount } from './fill.mjs'

/** Invoices of ten lines with pictures, which are all different, one from the cache, and a long statement. */
export function papers() {
  const invoice = (number) => ({ path: `/invoice/generate-pdf/${(number + 1) * 10}` })
  return {
    'an invoice of ten lines': { of: invoice, many: 8 },
    'the same again': { of: () => invoice(0), many: 8 },
    'a statement of 2,460 entries': {
      of: () => ({ path: `/customer/${customerCount}/statement/pdf` }),
      many: 1,
    },
  }
}
