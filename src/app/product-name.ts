import type { Label } from '../i18n/messages.ts'

/** What the program calls itself on screen. */
export const productName = 'Inkwell'

/** What it is for, as the sign-in page says it. */
export const motto: Label = 'Customers, products, invoices and orders in one place.'
