import { expect, test } from 'vitest'
import { oldNamesIn } from './old-sql-names.mjs'

test('functions and triggers with an old word in their names are found', () => {
  const schema = `create table told (said text);
CREATE TRIGGER t050_tell_order AFTER INSERT ON public.invoice_tracker FOR EACH ROW EXECUTE FUNCTION notify_order();
CREATE CONSTRAINT TRIGGER judge AFTER INSERT ON public.entry DEFERRABLE EXECUTE FUNCTION check_entry();
function account_meant(had integer, written text) returns bank_account
procedure keep_sheet(IN of_table text)
function has_meaning(t text) returns boolean`
  expect(oldNamesIn(schema)).toEqual(['tell_order', 'judge', 'account_meant'])
})
