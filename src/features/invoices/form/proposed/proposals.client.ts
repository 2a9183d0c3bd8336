import { call } from '../../../../kernel/client/calls/call.ts'
import { createStore, type Store } from '../../../../kernel/client/entity-form/store/form-store.ts'
import type { EntityForm } from '../../../../kernel/client/entity-form/entity-form-state.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import type { RowOf } from '../../../../kernel/contract/fields.ts'
import { usualTerms } from '../../../settings/defaults/invoice-defaults.contract.ts'
import { customerDefaults } from '../../defaults/customer-defaults.contract.ts'
import type { invoiceEndpoints } from '../../invoices.contract.ts'

type Terms = RowOf<typeof usualTerms>

export const termNames = Object.keys(usualTerms) as (keyof Terms)[]

/** The company's defaults of a form; with a salesman only if the user may assign one. */
export type CompanyTerms = Partial<Terms & { salesman: number }>
type Name = keyof CompanyTerms

interface Proposed {
  /** The values of the form that were proposed, not entered. */
  terms: Partial<Record<Name, unknown>>
  /** The defaults of the customer; null before one is chosen. */
  customer: ReplyOf<typeof customerDefaults> | null
}

export type Proposals = ReturnType<typeof createProposals>

/**
 * Proposes the terms of the customer's last invoice and the customer's salesman, else the company's defaults; values
 * entered by the user stay.
 */
export function createProposals(
  form: EntityForm<typeof invoiceEndpoints.create.body>,
  company: CompanyTerms,
) {
  const store: Store<Proposed> = createStore<Proposed>({ terms: company, customer: null })
  const names: Name[] = company.salesman === undefined ? termNames : [...termNames, 'salesman']
  const take = (customer: Proposed['customer']) => {
    const { values } = form.store.now()
    const { terms } = store.now()
    const free = names.filter((name) => isNothing(values[name]) || same(values[name], terms[name]))
    const next = Object.fromEntries(free.map((name) => [name, customer?.[name] ?? company[name] ?? null]))
    store.change({ terms: { ...terms, ...next }, customer })
    form.change(Object.fromEntries(free.map((name) => [name, next[name] ?? ''])))
  }
  return {
    store,
    /** Called with the chosen customer, unless the invoice is issued. */
    async follow(id: number | null): Promise<void> {
      if (id === null) return take(null)
      // If the request fails, nothing is proposed.
      const found = await call(customerDefaults, { params: { id } }).catch(() => null)
      if (found && Number(form.store.now().values.customer) === id) take(found)
    },
  }
}

function isNothing(value: unknown): boolean {
  return value === '' || value === null || value === undefined
}

/** Whether a value equals the proposed one; never for an empty value. */
export function same(a: unknown, b: unknown): boolean {
  return !isNothing(b) && String(a) === String(b)
}
