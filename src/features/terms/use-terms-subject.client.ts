import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useRead } from '../../kernel/client/cache/query.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import { customer, customerEndpoints } from '../customers/customers.contract.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices/invoices.contract.ts'
import { type CompanyTerms, company } from '../settings/settings.contract.ts'

/** The company and the order of the terms; without an order they are the general terms. */
export interface TermsSubject {
  company: CompanyTerms
  invoice: InvoiceRecord | null
  customerCode: string | null
}

interface SubjectRead {
  /** Undefined until everything is loaded. */
  subject: TermsSubject | undefined
  /** The request that failed. */
  failed: UseQueryResult | undefined
}

/** Loads the company, and the invoice in the address for users who may see it. */
export function useTermsSubject(): SubjectRead {
  const [params] = useSearchParams()
  const id = params.get('invoice')
  const [seesInvoices, seesCustomers] = [useMay(invoice.resource, 'view'), useMay(customer.resource, 'view')]
  const asked = id !== null && id !== '' && seesInvoices
  const companyRead = useRead(company)
  const invoiceRead = useRead(invoiceEndpoints.read, { params: { id: id ?? '' } }, { enabled: asked })
  const found = asked ? invoiceRead.data?.results : null
  const buyer = found?.customer ?? null
  const asksBuyer = buyer !== null && seesCustomers
  const buyerRead = useRead(customerEndpoints.read, { params: { id: buyer ?? 0 } }, { enabled: asksBuyer })
  const reads = [companyRead, ...(asked ? [invoiceRead] : [])]
  const isWaiting = found === undefined || (asksBuyer && buyerRead.isPending)
  return {
    subject:
      companyRead.data && !isWaiting
        ? { company: companyRead.data, invoice: found, customerCode: buyerRead.data?.code ?? null }
        : undefined,
    failed: reads.find(({ error, data }) => error && data === undefined),
  }
}
