import { expect, test } from 'vitest'
import { crudEndpoints } from '../../contract/endpoint.ts'
import { entity } from '../../contract/entity.ts'
import { required } from '../../contract/fields.ts'
import { text } from '../../contract/kinds/text.ts'
import { screens } from './screens.ts'

const box = entity({
  name: 'box',
  path: '/box',
  label: 'Box',
  plural: 'Boxes',
  resource: { name: 'boxes', label: 'Boxes', defaults: {} },
  fields: { colour: required(text('Colour')) },
  columns: ['colour'],
  filters: {},
  messages: { updated: 'Changed' },
  deletion: 'empty',
})
const own = () => null
const made = screens(box, {
  endpoints: crudEndpoints(box),
  title: 'All boxes',
  icon: own,
  createTitle: 'A new box',
  own: { create: async () => own },
})

test('each screen has its address, its title and the right that it takes', () => {
  expect(made.routes.map(({ path, handle }) => ({ path, handle: handle as unknown }))).toEqual([
    { path: '/box/table', handle: { title: 'All boxes', need: { resource: box.resource, verb: 'view' } } },
    { path: '/box/create', handle: { title: 'A new box', need: { resource: box.resource, verb: 'create' } } },
    { path: '/box/view/:id', handle: { title: 'Box', need: { resource: box.resource, verb: 'view' } } },
    {
      path: '/box/update/:id',
      handle: { title: 'Update Box', need: { resource: box.resource, verb: 'update' } },
    },
  ])
})

test('a screen of its own takes the place of the plain one', async () => {
  const create = made.routes.find(({ path }) => path === '/box/create')
  const load = create?.lazy
  expect(typeof load === 'function' && (await load())).toEqual({ Component: own })
})
