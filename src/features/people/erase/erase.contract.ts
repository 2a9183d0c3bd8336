import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'

export const erasePerson = endpoint({
  method: 'POST',
  path: '/auth/users/:id/erase',
  summary:
    'Erase the names and numbers of a deleted user for good, in the history too; a mark takes their place',
  access: 'superuser',
  asksPassword: true,
  securityLog: 'person_erased',
  status: 200,
  reply: { message: required(messageText('Message')) },
})
