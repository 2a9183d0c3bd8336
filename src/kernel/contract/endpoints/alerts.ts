import { endpoint } from '../endpoint.ts'
import { required } from '../fields.ts'
import { list } from '../kinds/many/list.ts'
import { messageText } from '../kinds/texts/message.ts'

/** What whoever runs the product should see to before it hurts, such as a disk that fills up. */
export const alerts = endpoint({
  method: 'GET',
  path: '/concerns',
  summary: 'The alerts for those who run Inkwell, such as a disk that is nearly full',
  access: 'superuser',
  reply: { results: list('Alerts', { text: required(messageText('Alert')) }) },
})
