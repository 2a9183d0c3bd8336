import { IconCashBanknoteMinus } from '@tabler/icons-react'
import { type FeatureScreens, ownScreens } from '../../../kernel/client/plain-screens/own-screens.ts'
import { screen, to } from '../../../kernel/client/shell/frame/screen.ts'
import { paths } from '../../paths.ts'
import { paymentVoucher } from './payment-voucher.contract.ts'

const forms = () => import('./payment-form.client.tsx')

const four = ownScreens(
  paymentVoucher,
  { at: paths.paymentVoucher, title: 'Payment Statement Voucher', icon: IconCashBanknoteMinus },
  {
    table: async () => (await import('./view/payment-voucher.client.tsx')).PaymentVoucherTable,
    create: async () => (await forms()).PaymentVoucherCreate,
    view: async () => (await import('./view/payment-view.client.tsx')).PaymentVoucherView,
    update: async () => (await forms()).PaymentVoucherUpdate,
  },
)

export const paymentScreens: FeatureScreens = {
  ...four,
  label: 'Payment Vouchers',
  routes: [
    ...four.routes,
    screen(
      paths.paymentVoucher.print(':id'),
      'Print Payment Voucher',
      to('view', paymentVoucher),
      async () => (await import('./paper/payment-print.client.tsx')).PaymentVoucherPrint,
    ),
  ],
}
