import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '../../kernel/client/language.ts'
import { paths } from '../paths.ts'
import { type EntryKind, entryKinds } from './entry-kinds.ts'

/** Where the document of an entry is shown: of what was typed or written off, the order where that was done. */
const documents: Record<EntryKind, (id: number) => string> = {
  opening: paths.opening.view,
  invoice: paths.invoice.view,
  receipt_voucher: paths.receiptVoucher.view,
  credit_note: paths.creditNote.view,
  refund: paths.paymentVoucher.view,
  typed_payment: paths.invoiceTracker.view,
  write_off: paths.invoiceTracker.view,
  bad_debt: paths.badDebt.view,
}

interface EntryLinkProps {
  entry: { kind: EntryKind; document: number; number: string | null }
}

/** What an entry is, and the way to its document. */
export function EntryLink({ entry: { kind, document, number } }: EntryLinkProps) {
  const say = useSay()
  const label = entryKinds[kind]
  return (
    <Anchor component={Link} to={documents[kind](document)} inherit>
      {number === null ? say(label) : say('{label} {number}', { label, number })}
    </Anchor>
  )
}
