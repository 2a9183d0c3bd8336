import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { paths } from '../../../paths.ts'
import { type EntryKind, entryKinds } from './entry-kinds.ts'

/** The path of an entry's document. A manual payment is shown with its invoice. */
const documents: Record<EntryKind, (id: number) => string> = {
  opening: paths.opening.view,
  invoice: paths.invoice.view,
  receipt_voucher: paths.receiptVoucher.view,
  credit_note: paths.creditNote.view,
  refund: paths.paymentVoucher.view,
  typed_payment: paths.invoice.view,
  bad_debt: paths.badDebt.view,
}

interface EntryLinkProps {
  entry: { kind: EntryKind; document: number; invoice: number | null; number: string | null }
}

/** The name of an entry, with a link to its document. */
export function EntryLink({ entry: { kind, document, invoice, number } }: EntryLinkProps) {
  const t = useTranslate()
  const label = entryKinds[kind]
  const key = kind === 'typed_payment' ? (invoice ?? document) : document
  return (
    <Anchor component={Link} to={documents[kind](key)} inherit>
      {number === null ? t(label) : t('{label} {number}', { label, number })}
    </Anchor>
  )
}
