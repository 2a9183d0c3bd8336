import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { anonymous, type Resource } from '../../contract/access.ts'
import { entity } from '../../contract/entity.ts'
import type { Db } from '../database/query.ts'
import { RowPolicies } from './row-policy.ts'

const resource: Resource = {
  name: 'pens',
  label: 'Products',
  defaults: { admin: ['view'] },
}
const pens = entity({
  name: 'pen',
  path: '/pen',
  label: 'Product',
  plural: 'Products',
  resource,
  fields: {},
  columns: [],
  filters: {},
  messages: {},
  deletion: 'empty',
})
const somebody = { ...anonymous, id: 7 }

test('a database restricted to a user shows their records, and has all its methods', () => {
  const policies = new RowPolicies(
    ({ role }) => role === 'admin',
    [
      {
        entity: pens,
        columns: { created_by: 'integer' },
        sees: ({ id }, mayView) => (mayView ? 'all' : sql`t.created_by = ${id}`),
      },
    ],
  )
  const whole: Db & { commit: () => string } = {
    rows: async () => [],
    row: async () => undefined,
    run: async () => 0,
    visibleTo: () => [],
    commit: () => 'committed',
  }
  const [own, all] = [
    policies.restrict(whole, somebody),
    policies.restrict(whole, { ...somebody, role: 'admin' }),
  ]
  expect(own.visibleTo(pens)).toMatchObject([{ text: '(t.created_by = $1)', values: [7] }])
  expect(all.visibleTo(pens)).toEqual([])
  expect(own.commit()).toBe('committed')
})
