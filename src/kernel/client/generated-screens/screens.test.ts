import { expect, test } from 'vitest'
import { crudEndpoints } from '../../contract/endpoint.ts'
import type { Entity } from '../../contract/entity.ts'
import { required } from '../../contract/fields.ts'
import { text } from '../../contract/kinds/texts/text.ts'
import { screens } from './screens.ts'

const box: Entity = {
  name: 'box',
  path: '/box',
  label: 'Record',
  plural: 'Records',
  resource: { name: 'boxes', label: 'Records', defaults: {} },
  fields: { colour: required(text('Name')) },
  columns: ['colour'],
  filters: {},
  messages: { updated: 'Changed' },
  deletion: 'empty',
}
const own = () => null
const made = screens(box, {
  endpoints: crudEndpoints(box),
  title: 'Groups',
  icon: own,
  createTitle: 'New picture',
  own: { create: async () => own },
})

test('each screen has its address, its title and its permission', () => {
  expect(made.routes.map(({ path, handle }) => ({ path, handle: handle as unknown }))).toEqual([
    { path: '/box/table', handle: { title: 'Groups', need: { resource: box.resource, verb: 'view' } } },
    {
      path: '/box/create',
      handle: { title: 'New picture', need: { resource: box.resource, verb: 'create' } },
    },
    { path: '/box/view/:id', handle: { title: 'Record', need: { resource: box.resource, verb: 'view' } } },
    {
      path: '/box/update/:id',
      handle: { title: 'Update Record', need: { resource: box.resource, verb: 'update' } },
    },
  ])
})

test('a custom screen replaces the generated one', async () => {
  const create = made.routes.find(({ path }) => path === '/box/create')
  const load = create?.lazy
  expect(typeof load === 'function' && (await load())).toEqual({ Component: own })
})
