import { endpoint, listQuery, listReply, writeReply } from '../../kernel/contract/endpoint.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { computed, type Fields, required } from '../../kernel/contract/fields.ts'
import { flagFilter } from '../../kernel/contract/kinds/flag.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { user } from '../people/users.contract.ts'

/**
 * Permission for invoices. Defined here because salesmen need it, and come before invoices in the order of features.
 */
export const invoicesRight = resource('invoices', 'Invoices', {
  admin: 'VCUD',
  manager: 'VCUD',
  salesman: 'VCU',
})

/** Permission to assign salesmen to customers and invoices. */
export const salesmenRight = resource('salesmen', 'Assign salesmen to customers and invoices', {
  admin: 'U',
  manager: 'U',
  salesman: '',
})

const path = '/salesman'

const to = { path, shows: 'full_name', resource: invoicesRight } as const

/** A filter by salesman, present or former; it needs no permission to view users. */
export const salesmanFilter = reference('Salesman', { ...to, within: { active: 'false' } })

/** A user to whom records can be assigned: an active user who may view invoices. */
export const salesman = reference('Salesman', to)

/**
 * The salesman of a customer or an invoice: first its author, until somebody with the permission changes it. The stored
 * name stays, also after the user was deleted.
 */
export const salesmanFields = { salesman, salesman_name: computed(text('Salesman')) } as const

const person = { id: required(whole('ID')), full_name: required(text('Name')) } as const

export const salesmanEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary:
      'The users who can be salesmen: active users who may view invoices; `active=false` adds other users who still have customers or invoices',
    access: { resource: invoicesRight, verb: 'view' },
    topic: user.name,
    query: { ...listQuery, active: flagFilter('Active') },
    reply: listReply(person),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'The name of a salesman of customers or invoices',
    access: { resource: invoicesRight, verb: 'view' },
    topic: user.name,
    reply: person,
  }),
}

/**
 * The endpoint that changes the salesman of a record, with a reason; amounts, dates and paper of an invoice stay the
 * same.
 */
export function changeSalesman<R extends Fields>({ path: at, label }: Entity, record: R) {
  return endpoint({
    method: 'PUT',
    path: `${at}/:id/salesman`,
    summary: `Set the salesman of a ${label.toLowerCase()} with a reason; 409 if the salesman is no longer \`from\``,
    access: { resource: salesmenRight, verb: 'update' },
    body: {
      salesman: required(salesman),
      reason: required(text('Reason', { max: 500 })),
      from: reference('Current salesman', salesmanFilter.to),
    },
    reply: writeReply(record),
  })
}
