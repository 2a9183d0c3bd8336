import { createContext } from 'react'
import type { InvoiceRecord } from '../../invoices.contract.ts'

/** Told of each invoice that somebody issues; the app says what is then offered. */
export const IssuedContext = createContext<(invoice: InvoiceRecord) => void>(() => undefined)
