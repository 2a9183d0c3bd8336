import { expect, test } from 'vitest'
import { amountToTakeOver } from './taking-over.ts'

const money = {
  received_usd: 300,
  received_iqd: 0,
  total_paid: 100,
  outstanding: 400,
  invoice_amount: 500,
}

test('what came in by vouchers is taken over where it is more than what stands', () => {
  expect(amountToTakeOver(money, 100)).toBe(300)
  expect(amountToTakeOver(money, null)).toBe(300)
})

test('nothing is lowered, neither what stands nor what is typed', () => {
  expect(amountToTakeOver({ ...money, total_paid: 300 }, 300)).toBe(null)
  expect(amountToTakeOver({ ...money, total_paid: 775 }, 775)).toBe(null)
  expect(amountToTakeOver({ ...money, total_paid: 775 }, 0)).toBe(null)
  expect(amountToTakeOver(money, 500)).toBe(null)
})

test('an order that is settled does not become outstanding again', () => {
  expect(amountToTakeOver({ ...money, outstanding: 0 }, 100)).toBe(null)
  expect(amountToTakeOver({ ...money, outstanding: 200 }, 100)).toBe(300)
})

test('where dinars came in too, dollars alone are not what is paid', () => {
  expect(amountToTakeOver({ ...money, received_iqd: 507_750 }, 0)).toBe(null)
  expect(amountToTakeOver({ ...money, received_usd: 0, received_iqd: 1000, total_paid: 0 }, 0)).toBe(null)
})
