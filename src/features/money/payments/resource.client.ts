import { IconCashBanknoteMinus } from '@tabler/icons-react'
import { type FeatureScreens, ownScreens } from '../../../kernel/client/generated-screens/own-screens.ts'
import { paths } from '../../paths.ts'
import { paymentVoucher } from './payment-voucher.contract.ts'

const forms = () => import('./payment-form.client.tsx')

const own = ownScreens(
  paymentVoucher,
  { at: paths.paymentVoucher, title: 'Payment Statement Voucher', icon: IconCashBanknoteMinus },
  {
    table: async () => (await import('./view/payment-voucher.client.tsx')).PaymentVoucherTable,
    create: async () => (await forms()).PaymentVoucherCreate,
    view: async () => (await import('./view/payment-view.client.tsx')).PaymentVoucherView,
    update: async () => (await forms()).PaymentVoucherUpdate,
    print: {
      title: 'Print Payment Voucher',
      load: async () => (await import('./paper/payment-print.client.tsx')).PaymentVoucherPrint,
    },
  },
)

export const paymentScreens: FeatureScreens = { ...own, label: 'Payment Vouchers' }
