import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { archivedField, archivedFilter, archiveEndpoints } from '../../kernel/contract/endpoints/archive.ts'
import { importEndpoints, type SpreadsheetImport } from '../../kernel/contract/endpoints/import.ts'
import { nextCodeEndpoint } from '../../kernel/contract/endpoints/next-code.ts'
import { defaulted, required, requiredUnless } from '../../kernel/contract/fields.ts'
import { languageNames } from '../../kernel/contract/endpoints/language.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { changeSalesman, salesmanFields, salesmanFilter } from '../salesmen/salesmen.contract.ts'

export const customer = entity({
  name: 'customer',
  path: '/customer',
  label: 'Customer',
  plural: 'Customers',
  importable: true,
  resource: resource('customers', 'Customers', { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' }),
  fields: {
    name: required(text('Name')),
    code: required(text('Code', { format: 'code' })),
    // Any text, as the customer wants it (specification, section 5).
    email: requiredUnless('has_no_email', text('Email', { format: 'email', asTyped: true })),
    has_no_email: defaulted(flag('No email address')),
    phone: text('Phone', { format: 'phone' }),
    work: text('Work'),
    website: text('Website', { format: 'url' }),
    address: required(note('Address')),
    paper_language: defaulted(choice('Document language', languageNames)),
    /** Whether documents show totals in dinars too; amounts due stay in dollars. */
    dinar_face: defaulted(flag('Show totals in IQD on documents')),
    ...salesmanFields,
    ...archivedField,
  },
  columns: ['code', 'name', 'phone', 'email', 'work', 'address', 'website', 'salesman_name'],
  filters: { ...archivedFilter, salesman: salesmanFilter },
  named: ['name', 'code'],
  messages: { created: 'Customer Create Success', updated: 'Customer updated.' },
  deletion: 'message',
})

const crud = crudEndpoints(customer)

export const customerEndpoints = {
  ...crud,
  ...archiveEndpoints(customer),
  nextCode: nextCodeEndpoint(customer),
  changeSalesman: changeSalesman(customer, crud.read.reply),
}

/** The import of customers from spreadsheets (specification, section 3). */
export const customerImport: SpreadsheetImport = {
  entity: customer,
  key: 'code',
  headings: {
    code: 'customer code',
    name: 'name',
    phone: 'phone',
    email: 'email',
    work: 'work',
    address: 'address',
    website: 'website',
  },
  asked: [],
}

export const customerImportEndpoints = importEndpoints(customerImport)
