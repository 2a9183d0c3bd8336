import { IconCashBanknotePlus } from '@tabler/icons-react'
import { type FeatureScreens, ownScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { receiptVoucher } from './receipt-voucher.contract.ts'

const view = () => import('./view/receipt-view.client.tsx')
const vouchers = () => import('./view/receipt-voucher.client.tsx')
const forms = () => import('./form/receipt-form.client.tsx')

const own = ownScreens(
  receiptVoucher,
  { at: paths.receiptVoucher, title: 'Receipt Voucher sheet', icon: IconCashBanknotePlus },
  {
    table: async () => (await vouchers()).ReceiptVoucherTable,
    create: async () => (await forms()).ReceiptVoucherCreate,
    view: async () => (await view()).ReceiptVoucherView,
    update: async () => (await forms()).ReceiptVoucherUpdate,
    print: {
      title: 'Print Receipt Voucher',
      load: async () => (await import('./paper/receipt-print.client.tsx')).ReceiptVoucherPrint,
    },
  },
)

export const receiptScreens: FeatureScreens = { ...own, label: 'Receipt Vouchers' }
