import { expect, test } from 'vitest'
import { plainText, message } from '../../../i18n/messages.ts'
import { onceAnHour } from './once-an-hour.ts'

test('a message is logged once an hour, whatever its numbers; another one at once', () => {
  const lines: string[] = []
  let minutes = 0
  const print = onceAnHour(
    (line) => lines.push(line),
    () => minutes * 60_000,
  )
  for (; minutes < 24 * 60; minutes++) {
    const megabytes = 1000 - minutes
    print(
      'Backups',
      message(
        'The server disk is almost full: {megabytes} MB left. Free up space. When the disk is full, nothing can be saved.',
        {
          megabytes,
        },
      ),
    )
  }
  expect(lines).toHaveLength(24)
  print('Backups', plainText('no such device'))
  print('Backups', plainText('permission denied'))
  print('Backups', plainText('permission denied'))
  expect(lines.slice(24)).toEqual(['Backups: no such device', 'Backups: permission denied'])
})
