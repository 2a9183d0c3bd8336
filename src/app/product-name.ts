import type { Label } from '../i18n/messages.ts'

/** The program's name on screen. */
export const productName = 'Inkwell'

/** The purpose of the program, shown on the sign-in page. */
export const motto: Label = 'Customers, products, invoices and orders in one place.'
