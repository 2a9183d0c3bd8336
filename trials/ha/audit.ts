import { apiClient, type Listed } from '../../src/kernel/server/testing/api-client.ts'
import type { AcknowledgedWrites } from './worker-at-desk.ts'

type Row = Record<string, unknown>

async function allOf(address: string, token: string, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { status, body } = await apiClient(address, token).get<Listed<Row>>(
      `${path}?page_size=100&page=${page}`,
    )
    if (status !== 200) throw new Error(`${path} cannot be read: ${status}`)
    rows.push(...body.results)
    if (body.results.length === 0) return rows
  }
}

/**
 * Compares the acknowledged writes with the database; throws if one is lost, changed or duplicated, or if numbers have
 * a gap.
 */
export async function auditLedgers(
  address: string,
  token: string,
  ledgers: readonly AcknowledgedWrites[],
): Promise<void> {
  const found = await allOf(address, token, '/customer')
  const customers = new Map(found.map((row) => [row['code'], row]))
  if (customers.size !== found.length) throw new Error('A customer is there twice')
  for (const [code, { work }] of ledgers.flatMap((ledger) => [...ledger.customers])) {
    const is = customers.get(code)?.['work']
    if (is !== work) throw new Error(`Customer ${code} has ${String(is)} where ${work} was acknowledged`)
  }
  const invoices = await allOf(address, token, '/invoice')
  const byReference = new Map(invoices.map((row) => [row['po_ref'], row]))
  if (byReference.size !== invoices.length) throw new Error('An invoice is there twice')
  for (const [reference, number] of ledgers.flatMap((ledger) => [...ledger.invoices])) {
    const is = byReference.get(reference)?.['invoice_no']
    if (is !== number) throw new Error(`An invoice has ${String(is)} where ${number} was acknowledged`)
  }
  const numbers = invoices.map((row) => Number(String(row['invoice_no']).slice(-5))).toSorted((a, b) => a - b)
  const gap = numbers.findIndex((number, index) => number !== index + 1)
  if (gap >= 0) throw new Error(`The numbers of invoices have a gap, or one twice, at ${numbers[gap]}`)
}
