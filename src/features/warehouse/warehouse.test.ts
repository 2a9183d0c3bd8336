import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import { formOf, pictureFile } from '../../kernel/server/testing/a-picture.ts'
import type { Listed, Saved } from '../../kernel/server/testing/api-client.ts'
import type { warehouse } from './warehouse.contract.ts'

type WarehouseRow = Row<typeof warehouse>

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')
const form = (wanted: object = {}) => ({ date: '2026-03-05', materials: 'Ink', quantity: 2.5, ...wanted })

test('a row with its picture is created, changed and deleted', async () => {
  const sent = formOf({
    date: '2026-03-05',
    materials: 'حبر أزرق',
    quantity: '٢٫٥',
    image: await pictureFile(),
  })
  const created = await api.post<Saved<WarehouseRow>>('/warehouse', sent)
  expect(created).toMatchObject({ status: 201, body: { message: 'Warehouse sheet Added Successfully!' } })
  const { id, image } = created.body.data
  expect(created.body.data).toMatchObject({ materials: 'حبر أزرق', quantity: 2.5 })
  expect((await api.fetch(image ?? '')).headers.get('content-type')).toBe('image/webp')
  // Scripts write the path with a trailing slash (specification, section 7).
  const updated = await api.put<Saved<WarehouseRow>>(`/warehouse/${id}/`, { quantity: 3 })
  expect(updated).toMatchObject({
    status: 200,
    body: { message: 'wareHouse Update Success', data: { quantity: 3, image } },
  })
  expect((await api.delete(`/warehouse/${id}`)).status).toBe(204)
})

test('materials and quantity are required, the picture is not', async () => {
  const { body } = await api.post<{ errors: object }>('/warehouse', {})
  expect(Object.keys(body.errors).toSorted()).toEqual(['materials', 'quantity'])
  expect(await api.post('/warehouse', form())).toMatchObject({ status: 201, body: { data: { image: null } } })
  for (const quantity of [-0.01, 0.001, 'some']) {
    expect((await api.post('/warehouse', form({ quantity }))).status).toBe(422)
  }
})

test('a salesman views the warehouse and cannot change it', async () => {
  const { body } = await api.post<Saved<WarehouseRow>>('/warehouse', form({ materials: 'For reading' }))
  const salesman = await inkwell.as('salesman')
  const list = await salesman.get<Listed<WarehouseRow>>('/warehouse?search=for+reading')
  expect(list.body.results.map(({ id }) => id)).toEqual([body.data.id])
  expect((await salesman.post('/warehouse', form())).status).toBe(403)
  expect((await salesman.put(`/warehouse/${body.data.id}`, { quantity: 1 })).status).toBe(403)
  expect((await salesman.delete(`/warehouse/${body.data.id}`)).status).toBe(403)
})
