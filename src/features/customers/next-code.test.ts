import { expect, test } from 'vitest'
import { startTestInkwell } from '../../app/testing/inkwell.ts'
import type { Api } from '../../kernel/server/testing/api-client.ts'
import { aProduct } from '../products/testing/a-product.ts'
import { aCustomer } from './testing/a-customer.ts'

const inkwell = await startTestInkwell()
const api = await inkwell.as('manager')

const next = async (path = '/customer', as: Api = api) =>
  (await as.get<{ next: string | null }>(`${path}/next-code`)).body.next

async function customers(...codes: string[]) {
  for (const code of codes) await aCustomer(api, { code })
}

test('the proposed code follows the last ones, with as many digits', async () => {
  expect(await next()).toBeNull()
  await customers('K-008')
  expect(await next()).toBe('K-009')
  await customers('K-010', 'K-009')
  expect(await next()).toBe('K-011')
  await customers('K-999')
  expect(await next()).toBe('K-1000')
})

test('a code similar to an existing one is never proposed, even if that is old or archived', async () => {
  await customers('m 1', 'M\u00a0٠٢', 'M 5')
  await customers('M 01', ...Array.from({ length: 8 }, (_, place) => `Old ${place}`))
  await customers('M 03', 'M 04', 'm 06', 'M 07', 'M 08', 'M 09', 'M 10')
  const { id } = await aCustomer(api, { code: 'm\u200f ۱۱' })
  await api.post(`/customer/${id}/archive`)
  // An invisible mark, a blank of another kind and eastern digits make no other code.
  await customers('M  12')
  expect(await next()).toBe('M 13')
})

test('without a pattern, nothing is proposed: names, phone numbers, barcodes', async () => {
  await customers('Basra', 'Erbil', 'Karrada', 'Mosul', 'Najaf', 'Zakho', 'A1', 'B7', '07701234567', 'C-x')
  expect(await next()).toBeNull()
  await customers(...Array.from({ length: 10 }, (_, place) => `62910415002${place}0`))
  expect(await next()).toBeNull()
})

test('among several patterns, the most frequent of the last codes is proposed', async () => {
  await customers('BAS/21', 'EBL/90', 'BAS/22', '0770', 'EBL/91', 'Nobody', 'BAS/24', 'BAS/25', 'DHK/1')
  expect(await next()).toBe('BAS/26')
})

test('products have codes of their own', async () => {
  expect(await next('/product')).toBeNull()
  await aProduct(api, { item_code: 'قلم ٠٩' })
  expect(await next('/product')).toBe('قلم 10')
})

test('a code is proposed only to users who may create records and view them', async () => {
  const [superuser, salesman] = [await inkwell.as('superuser'), await inkwell.as('salesman')]
  const allow = async (verbs: string[]) =>
    await superuser.put('/settings/permissions/customers/salesman', { verbs })
  expect(await next('/customer', salesman)).toBe('BAS/26')
  await allow(['view', 'update'])
  expect((await salesman.get('/customer/next-code')).status).toBe(403)
  await allow(['create'])
  expect(await next('/customer', salesman)).toBeNull()
})
