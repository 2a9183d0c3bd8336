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

/** What a form begins with; a salesman only where whoever fills it in may say whose the invoice is. */
export type CompanyTerms = Partial<Terms & { salesman: number }>
type Name = keyof CompanyTerms

interface Proposed {
  /** What stands in the form without anybody having typed it. */
  terms: Partial<Record<Name, unknown>>
  /** What is known of the customer; null before one is chosen. */
  customer: ReplyOf<typeof customerDefaults> | null
}

export type Proposals = ReturnType<typeof createProposals>

/**
 * Proposes what was agreed on with a customer last and whose customer it is, else what the company has; what somebody typed
 * stays.
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
    /** Told of the customer that was chosen for an invoice that is not issued yet. */
    async follow(id: number | null): Promise<void> {
      if (id === null) return take(null)
      // Without an answer nothing is proposed.
      const found = await call(customerDefaults, { params: { id } }).catch(() => null)
      if (found && Number(form.store.now().values.customer) === id) take(found)
    },
  }
}

function isNothing(value: unknown): boolean {
  return value === '' || value === null || value === undefined
}

/** Whether a value is the one that was proposed. */
export function same(a: unknown, b: unknown): boolean {
  return !isNothing(b) && String(a) === String(b)
}
