import { crudEndpoints } from '../../kernel/contract/endpoint.ts'
import { entity } from '../../kernel/contract/entity.ts'
import { computed, defaulted, required } from '../../kernel/contract/fields.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { note } from '../../kernel/contract/kinds/texts/note.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { messageText } from '../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { createdByName, creatorFilters } from '../people/creator.contract.ts'
import { resource } from '../people/permissions/roles.contract.ts'
import { documentFields, nextDocumentNumber } from './documents.contract.ts'

export const adminLogSheet = entity({
  name: 'admin_log_sheet',
  path: '/admin-log-sheet',
  label: 'Admin Log Sheet',
  plural: 'Admin Log Sheets',
  resource: resource('admin_log_sheet', 'Admin Log Sheet', { admin: 'VCUD', manager: 'VCUD', salesman: 'V' }),
  fields: {
    ...documentFields,
    document_type_display: required(computed(messageText('Document Type Name'))),
    issue_date: defaulted(day('Issue Date')),
    subject: required(text('Subject')),
    notification: note('Notification'),
    image: picture('Image'),
    created_by_name: createdByName,
  },
  columns: [
    'year',
    'document_number',
    'document_type',
    'issue_date',
    'subject',
    'notification',
    'image',
    'created_by_name',
    'created_at',
  ],
  filters: creatorFilters,
  ordering: '-issue_date',
  messages: { created: 'Admin Log Added Successfully!', updated: 'Admin Update Success' },
  deletion: 'empty',
})

export const adminLogSheetEndpoints = crudEndpoints(adminLogSheet)
export const nextAdminDocument = nextDocumentNumber(adminLogSheet)
