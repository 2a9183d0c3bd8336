import { expect, test } from 'vitest'
import { tablesRead } from './tables-read.ts'

test.each([
  ['select count(*) from "sale" t where t.status = $1', ['sale']],
  ['select 1 from page t where t.writer in (select id from users where role = $1)', ['page', 'users']],
  ['select 1 from sale t\n  left join buyer b on b.id = t.buyer', ['sale', 'buyer']],
  ['select 1 from sale t, buyer as b, users where true', ['sale', 'buyer', 'users']],
  ['select 1 from (select id from shelf) t', ['shelf']],
  ['select 1', []],
])('%s reads %j', (text, tables) => {
  expect(tablesRead(text)).toEqual(tables)
})
