import { IconCashBanknote, IconFileInvoice, IconFilter, IconPackage, IconSettings } from '@tabler/icons-react'
import { customer } from '../../features/customers/customers.contract.ts'
import { invoice } from '../../features/invoices/invoices.contract.ts'
import { receiveMoney } from '../../features/money/accounts/receive-money-right.contract.ts'
import { paths } from '../../features/paths.ts'
import { product } from '../../features/products/products.contract.ts'
import { message, messageOf } from '../../i18n/messages.ts'
import { OpenedPalette, type PaletteContent } from '../../kernel/client/shell/keyboard/opened-palette.tsx'
import { to } from '../../kernel/client/shell/frame/screen.ts'
import type { NavigationItem, PaletteProps } from '../../kernel/client/shell/frame/sidebar/navigation.ts'
import { customers } from '../features.client.ts'
import { useSettingsSections } from '../settings/settings-sections.client.ts'
import { synonymsByPath, unpaidInvoices } from './synonyms.ts'

const unpaid: NavigationItem = {
  label: message('{group} · {page}', { group: messageOf(invoice.plural), page: messageOf('Unpaid') }),
  path: unpaidInvoices,
  icon: IconFilter,
  need: to('view', invoice),
}

const content: Omit<PaletteContent, 'parts'> = {
  finds: 'Find a page, customer, product or invoice',
  records: {
    [customer.name]: { label: customer.label, icon: customers.icon, path: paths.customer.view },
    [product.name]: { label: product.label, icon: IconPackage, path: paths.product.view },
    [invoice.name]: { label: invoice.label, icon: IconFileInvoice, path: paths.invoice.view },
  },
  actions: {
    kind: customer.name,
    with: [
      {
        label: (name) => message('Receive money from {customer}', { customer: name }),
        icon: IconCashBanknote,
        need: to('create', { resource: receiveMoney }),
        path: paths.receiveFrom,
      },
      {
        label: (name) => message('New invoice for {customer}', { customer: name }),
        icon: IconFileInvoice,
        need: to('create', invoice),
        path: paths.invoice.createFor,
      },
    ],
  },
  synonyms: synonymsByPath,
}

/** The search palette with everything that it finds. */
export default function AppPalette(props: PaletteProps) {
  const sections = useSettingsSections().map(({ value, label }) => ({
    label: message('{group} · {page}', { group: messageOf('Settings'), page: messageOf(label) }),
    path: paths.settingsSection(value),
    icon: IconSettings,
  }))
  return <OpenedPalette {...props} content={{ ...content, parts: [unpaid, ...sections] }} />
}
