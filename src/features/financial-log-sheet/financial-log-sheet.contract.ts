import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../kernel/contract/fields.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { money } from '../../kernel/contract/kinds/numbers/money.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { documentFields, nextDocumentNumber } from '../admin-log-sheet/documents.contract.ts'
import { createdByEmail, creatorFilters } from '../people/creator.contract.ts'
import { resource } from '../people/permissions/roles.contract.ts'

export const financialLogSheet = entity({
  name: 'financial_log_sheet',
  path: '/financial-log-sheet',
  label: 'Financial Log Sheet',
  plural: 'Financial Log Sheets',
  resource: resource('financial_log_sheet', 'Financial Log Sheet', {
    admin: 'VCUD',
    manager: 'VCUD',
    salesman: '',
  }),
  fields: {
    ...documentFields,
    issue_date: defaulted(day('Issue Date')),
    subject: required(text('Subject')),
    recipient_number: text('Recipient Number', { format: 'code' }),
    amount_usd: money('Amount USD', 'USD'),
    amount_iqd: money('Amount IQD', 'IQD'),
    total_amount_display: computed(text('Total Amount')),
    notification: note('Notification'),
    image: picture('Image'),
    created_by_email: createdByEmail,
  },
  columns: [
    'year',
    'document_number',
    'document_type',
    'subject',
    'issue_date',
    'amount_usd',
    'amount_iqd',
    'image',
    'recipient_number',
    'notification',
    'created_by_email',
  ],
  filters: creatorFilters,
  ordering: '-issue_date',
  // The customer's own wording (specification, section 8).
  messages: {
    created: 'Product Added Successfully!|a financial log sheet',
    updated: 'Financial log sheet updated.',
  },
  deletion: 'empty',
})

export const financialLogSheetEndpoints = crudEndpoints(financialLogSheet)
export const nextFinancialDocument = nextDocumentNumber(financialLogSheet)
