import { endpoint } from '../endpoint.ts'
import { required } from '../fields.ts'
import { list } from '../kinds/many/list.ts'
import { messageText } from '../kinds/texts/message.ts'

/** Problems that an admin should fix soon, such as a disk that is nearly full. */
export const alerts = endpoint({
  method: 'GET',
  path: '/concerns',
  summary: 'The alerts for those who run Inkwell, such as a disk that is nearly full',
  access: 'superuser',
  reply: { results: list('Alerts', { text: required(messageText('Alert')) }) },
})
