import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { adminLogSheet } from '../features/admin-log-sheet/admin-log-sheet.contract.ts'
import { financialLogSheet } from '../features/financial-log-sheet/financial-log-sheet.contract.ts'
import { paths } from '../features/paths.ts'
import { paymentVoucher } from '../features/payment-voucher/payment-voucher.contract.ts'
import { pettyCash } from '../features/petty-cash/petty-cash.contract.ts'
import { receiptVoucher } from '../features/receipt-voucher/receipt-voucher.contract.ts'
import { warehouse } from '../features/warehouse/warehouse.contract.ts'
import type { Entity } from '../kernel/contract/entity.ts'
import { screen, to } from './screen.client.ts'

type Load = () => Promise<ComponentType>

/** The addresses of a sheet's screens. */
interface Addresses {
  table: string
  create: string
  view(id: ':id'): string
  update(id: ':id'): string
}

/** The four screens that every sheet has. */
function sheet(
  entity: Entity,
  at: Addresses,
  titles: [table: string, one: string],
  [table, create, view, update]: [Load, Load, Load, Load],
): RouteObject[] {
  const [many, one] = titles
  return [
    screen(at.table, many, to('view', entity), table),
    screen(at.create, `Create ${one}`, to('create', entity), create),
    screen(at.view(':id'), one, to('view', entity), view),
    screen(at.update(':id'), `Update ${one}`, to('update', entity), update),
  ]
}

const adminLogs = () => import('../features/admin-log-sheet/admin-log-sheet.client.tsx')
const financialLogs = () => import('../features/financial-log-sheet/financial-log-sheet.client.tsx')
const pettyCashForms = () => import('../features/petty-cash/petty-cash.client.tsx')
const payments = () => import('../features/payment-voucher/payment-voucher.client.tsx')
const paymentForms = () => import('../features/payment-voucher/payment-form.client.tsx')
const receipts = () => import('../features/receipt-voucher/receipt-voucher.client.tsx')
const receiptForms = () => import('../features/receipt-voucher/receipt-form.client.tsx')
const warehouseRows = () => import('../features/warehouse/warehouse.client.tsx')

/** The screens of the internal accounts. */
export const accountRoutes: RouteObject[] = [
  ...sheet(
    adminLogSheet,
    paths.adminLogSheet,
    ['Admin Log Sheet', 'Admin Log Sheet'],
    [
      async () => (await import('../features/admin-log-sheet/admin-log-table.client.tsx')).AdminLogTable,
      async () => (await adminLogs()).AdminLogCreate,
      async () => (await adminLogs()).AdminLogView,
      async () => (await adminLogs()).AdminLogUpdate,
    ],
  ),
  ...sheet(
    financialLogSheet,
    paths.financialLogSheet,
    ['Financial Log Sheet', 'Financial Log Sheet'],
    [
      async () =>
        (await import('../features/financial-log-sheet/financial-log-table.client.tsx')).FinancialLogTable,
      async () => (await financialLogs()).FinancialLogCreate,
      async () => (await financialLogs()).FinancialLogView,
      async () => (await financialLogs()).FinancialLogUpdate,
    ],
  ),
  ...sheet(
    pettyCash,
    paths.pettyCash,
    ['Petty Cash Sheet', 'Petty Cash'],
    [
      async () => (await import('../features/petty-cash/petty-cash-table.client.tsx')).PettyCashTable,
      async () => (await pettyCashForms()).PettyCashCreate,
      async () => (await pettyCashForms()).PettyCashView,
      async () => (await pettyCashForms()).PettyCashUpdate,
    ],
  ),
  ...sheet(
    paymentVoucher,
    paths.paymentVoucher,
    ['Payment Statement Voucher', 'Payment Voucher'],
    [
      async () => (await payments()).PaymentVoucherTable,
      async () => (await paymentForms()).PaymentVoucherCreate,
      async () => (await payments()).PaymentVoucherView,
      async () => (await paymentForms()).PaymentVoucherUpdate,
    ],
  ),
  screen(
    paths.paymentVoucher.print(':id'),
    'Print Payment Voucher',
    to('view', paymentVoucher),
    async () => (await import('../features/payment-voucher/payment-print.client.tsx')).PaymentVoucherPrint,
  ),
  ...sheet(
    receiptVoucher,
    paths.receiptVoucher,
    ['Receipt Voucher sheet', 'Receipt Voucher'],
    [
      async () => (await receipts()).ReceiptVoucherTable,
      async () => (await receiptForms()).ReceiptVoucherCreate,
      async () => (await receipts()).ReceiptVoucherView,
      async () => (await receiptForms()).ReceiptVoucherUpdate,
    ],
  ),
  screen(
    paths.receiptVoucher.print(':id'),
    'Print Receipt Voucher',
    to('view', receiptVoucher),
    async () => (await import('../features/receipt-voucher/receipt-print.client.tsx')).ReceiptVoucherPrint,
  ),
  ...sheet(
    warehouse,
    paths.warehouse,
    ['Warehouse Sheet', 'Warehouse Sheet'],
    [
      async () => (await import('../features/warehouse/warehouse-table.client.tsx')).WarehouseTable,
      async () => (await warehouseRows()).WarehouseCreate,
      async () => (await warehouseRows()).WarehouseView,
      async () => (await warehouseRows()).WarehouseUpdate,
    ],
  ),
]
