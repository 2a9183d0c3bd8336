import { createContext } from 'react'
import type { InvoiceRecord } from '../../invoices.contract.ts'

/** Called with each invoice that the user issues; the app decides what to offer next. */
export const IssuedContext = createContext<(invoice: InvoiceRecord) => void>(() => undefined)
