/** The company's twelve accounts, in the order of the dashboard. The first is the default of vouchers. */
export const demoAccounts = [
  account('PEN-COMPANY', 'Two Rivers Commercial Bank', '0260-150-001', 'USD', 42_000),
  account('PEN-COMPANY IQD', 'Two Rivers Commercial Bank', '0260-150-002', 'IQD', 38_500_000),
  account('Cash Desk USD', null, null, 'USD', 3_500),
  account('Cash Desk IQD', null, null, 'IQD', 9_250_000),
  account('Card Terminal', 'Bank of Karrada', '7710-4402', 'USD', 1_200),
  account('Erbil Branch', 'Citadel Bank', '3301-90021', 'USD', 12_750),
  account('Erbil Branch IQD', 'Citadel Bank', '3301-90022', 'IQD', 6_000_000),
  account('Import Letters of Credit', 'Two Rivers Commercial Bank', '0260-150-007', 'USD', 25_000),
  account('Salaries', 'Bank of Karrada', '7710-4410', 'USD', 98_000),
  account('Advertising', 'Bank of Karrada', '7710-4411', 'USD', 14_500),
  account('Tax Reserve', 'Two Rivers Commercial Bank', '0260-150-011', 'IQD', 17_400_000),
  account('حساب المشاريع', 'مصرف الكرادة', '7710-4415', 'IQD', 21_000_000),
] as const

/** The cash box that petty cash is paid from. */
export const pettyCashBox = 'Cash Desk IQD'

function account<const N extends string>(
  name: N,
  bank: string | null,
  account_number: string | null,
  currency: 'USD' | 'IQD',
  opening_balance: number,
) {
  return { name, kind: kindOf(name), bank, account_number, currency, opening_balance }
}

function kindOf(name: string): 'bank' | 'cash' | 'card' {
  if (name.startsWith('Cash')) return 'cash'
  return name.startsWith('Card') ? 'card' : 'bank'
}

export type DemoAccountName = (typeof demoAccounts)[number]['name']
