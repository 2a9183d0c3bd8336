import { endpoint, type ReplyOf, writeReply } from '../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../kernel/contract/entity.ts'
import { computed, type Fields, required } from '../../kernel/contract/fields.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { priceDecimalsMost } from '../../kernel/contract/kinds/numbers/price.ts'
import { reference } from '../../kernel/contract/kinds/reference.ts'
import { percent } from '../../kernel/contract/kinds/numbers/percent.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../kernel/contract/kinds/numbers/whole.ts'
import type { Label } from '../../i18n/messages.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { invoiceDefaults } from './defaults/invoice-defaults.contract.ts'
import { limits, sentLimits } from './limits/limits.contract.ts'

/** The texts on papers in other languages; if one is missing, the English text is printed. */
const inOtherLanguages = {
  name_ar: text('Company name in Arabic'),
  address_ar: note('Address in Arabic'),
  terms_ar: note('Terms in Arabic'),
  name_ckb: text('Company name in Sorani'),
  address_ckb: note('Address in Sorani'),
  terms_ckb: note('Terms in Sorani'),
} as const satisfies Fields

/** The issuing company on documents; each issued invoice stores a copy. */
export const companyBlock = {
  name: required(text('Company name')),
  address: note('Address'),
  contact_email: text('Contact email', { format: 'email' }),
  /** As printed: several numbers, with any separators. */
  phones: text('Phone numbers'),
  logo: picture('Logo'),
  bank_name: text('Bank'),
  account_holder: text('Account holder'),
  iban: text('IBAN'),
  swift: text('SWIFT'),
  branch: text('Branch'),
  rate_label: text('Rate label'),
  terms: note('Terms'),
  ...inOtherLanguages,
} as const satisfies Fields

/** The terms of every order: the deposit before production, by the size of the order, and further terms. */
const agreements = {
  deposit_limit: required(money('Deposit threshold', 'USD')),
  deposit_under: required(percent('Deposit for orders under the threshold')),
  deposit_over: required(percent('Deposit for orders over the threshold')),
  special_terms: note('Special Terms and Instructions'),
} as const satisfies Fields

/** The number of decimals of unit prices. */
const priceDecimals = required(
  whole('Decimals of unit prices (2, 3 or 4)', { min: 2, max: priceDecimalsMost }),
)

/** The bank accounts, which belong to a later feature. */
const account = { path: '/bank-account', shows: 'name' }

/** The time zones; the zone decides what "today" is. Their names are the same in every language. */
const timeZones = Object.fromEntries(
  Intl.supportedValuesOf('timeZone').map((name) => [name, name.replaceAll('_', ' ') as Label]),
)

/** The days of a week, indexed as in JavaScript. */
export const weekdays = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
} as const satisfies Record<string, Label>
export type Weekday = keyof typeof weekdays

export const settings = entity({
  name: 'settings',
  path: '/settings',
  label: 'Settings',
  plural: 'Settings',
  resource: resource('settings', 'Settings', { admin: 'VU', manager: 'V', salesman: '' }),
  fields: {
    ...companyBlock,
    rate_box: flag('Print the rate label on invoices'),
    ...agreements,
    time_zone: required(choice('Time zone', timeZones)),
    week_ends_on: required(choice('Last day of the week', weekdays)),
    iqd_note: required(whole('Cash rounding in IQD (smallest banknote)', { min: 1, max: 50_000 })),
    usd_note: required(whole('Cash rounding in USD (smallest banknote: 0, 1 or 5)', { min: 0, max: 5 })),
    price_decimals: priceDecimals,
    call_from_usd: required(money('Smallest past due amount to call about', 'USD')),
    default_account: reference('Default account for receipts', account),
    petty_cash_account: reference('Default account for petty cash', account),
    session_idle_hours: required(whole('Sign out after inactivity (hours)', { min: 1, max: 720 })),
    session_days: required(whole('Maximum session length (days)', { min: 1, max: 365 })),
    invoice_defaults: invoiceDefaults,
    /** Saved by a form of its own. */
    limits: required(computed(limits)),
  },
  columns: [],
  filters: {},
  messages: { updated: 'Settings saved.' },
  deletion: 'empty',
})

const record = { ...recordFields, ...settings.fields } as const

export const settingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: settings.path,
    summary: 'Read the settings',
    access: { resource: settings.resource, verb: 'view' },
    topic: settings.name,
    reply: record,
  }),
  update: endpoint({
    method: 'PUT',
    path: settings.path,
    summary: 'Change the settings; fields left out keep their values',
    access: { resource: settings.resource, verb: 'update' },
    securityLog: 'settings_changed',
    body: { ...settings.fields, limits: sentLimits },
    extent: 'sent',
    reply: writeReply(record),
  }),
}

/** The company data that every screen needs, for every user. */
export const company = endpoint({
  method: 'GET',
  path: '/settings/company',
  summary:
    'The company’s details for documents, with terms, time zone, week, the account of receipts and the decimals of prices',
  access: 'signed-in',
  topic: settings.name,
  refreshOn: ['bank_account'],
  reply: {
    ...companyBlock,
    ...agreements,
    time_zone: required(choice('Time zone', timeZones)),
    week_ends_on: settings.fields.week_ends_on,
    price_decimals: priceDecimals,
    default_account: required(text('Default account for receipts')),
    petty_cash_account: settings.fields.petty_cash_account,
    invoice_defaults: settings.fields.invoice_defaults,
  },
})

/** The company with its terms, as visible to every user. */
export type CompanyTerms = ReplyOf<typeof company>
