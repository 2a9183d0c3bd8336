import { Button, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SearchSelect } from '../../kernel/client/inputs/search-select.tsx'
import { A4Pages } from '../../kernel/client/print/a4-pages.tsx'
import { usePicturesLoaded } from '../../kernel/client/print/use-pictures-loaded.ts'
import { useMay } from '../../kernel/client/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record-view.tsx'
import { missing } from '../../kernel/client/show/value-text.ts'
import { formatDay } from '../../kernel/contract/day.ts'
import { invoice, invoiceEndpoints } from '../invoices/invoices.contract.ts'
import paper from '../invoices/paper/invoice-paper.module.css'
import { PeopleText, PeopleWord } from '../invoices/paper/people-text.client.tsx'
import { paths } from '../paths.ts'
import styles from './terms.module.css'
import { type TermsSubject, useTermsSubject } from './use-terms-subject.client.ts'

interface TermsPageProps {
  /** Stands on the sheet, and over it. */
  title: string
  children: (subject: TermsSubject) => ReactNode
}

/** A printable page of terms, by itself or filled in for the invoice that the address names. */
export function TermsPage({ title, children }: TermsPageProps) {
  const { subject, failed } = useTermsSubject()
  return (
    <>
      <div className={styles.tools}>
        <PageHeading title={title}>
          <BackButton to={paths.termService} />
          <Button
            disabled={!subject}
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
            onClick={() => print()}
          >
            Print
          </Button>
        </PageHeading>
        <ChooseInvoice subject={subject} />
      </div>
      {failed ? (
        <div className={styles.tools}>
          <Loaded read={failed}>{() => null}</Loaded>
        </div>
      ) : subject ? (
        <Sheet key={subject.invoice?.id} title={title} subject={subject}>
          {children(subject)}
        </Sheet>
      ) : (
        <Text role="status" ta="center" py="xl" c="dimmed">
          Loading…
        </Text>
      )}
    </>
  )
}

function ChooseInvoice({ subject }: { subject: TermsSubject | undefined }) {
  const [params, setParams] = useSearchParams()
  const mayView = useMay(invoice.resource, 'view')
  const id = Number(params.get('invoice'))
  if (!mayView) return null
  return (
    <div className={styles.chooser}>
      <SearchSelect
        label="Fill in for an invoice"
        endpoint={invoiceEndpoints.list}
        nameOf={(row) => row.invoice_no ?? `Draft ${row.id}`}
        detailOf={(row) => row.customer_name}
        chosen={id > 0 ? { id, name: subject?.invoice?.invoice_no ?? '' } : null}
        onChange={(row) => setParams(row ? { invoice: String(row.id) } : {}, { replace: true })}
      />
    </div>
  )
}

interface SheetProps {
  title: string
  subject: TermsSubject
  children: ReactNode
}

/** The sheet of paper, of one family with the invoice. */
function Sheet({ title, subject: { company, invoice: order }, children }: SheetProps) {
  const logo = order?.company?.logo ?? company.logo
  const isComplete = usePicturesLoaded(logo ? [logo] : [])
  if (!isComplete) return null
  return (
    <>
      <A4Pages />
      <article className={`${paper.paper} ${styles.sheet}`} lang="en" aria-label={title}>
        <header className={paper.masthead}>
          {logo ? (
            <img className={paper.logo} src={logo} alt={company.name} />
          ) : (
            <PeopleText className={paper.company} text={company.name} />
          )}
          <h2 className={`${paper.title} ${styles.title}`}>{title}</h2>
        </header>
        <div className={paper.parties}>
          <section className={paper.party}>
            <h3 className={paper.label}>First Part</h3>
            <PeopleText className={paper.name} text={company.name} />
            {company.address && <PeopleText text={company.address} />}
          </section>
          <section className={paper.party}>
            <h3 className={paper.label}>Second Part</h3>
            {order ? (
              <>
                <PeopleText className={paper.name} text={order.customer_name ?? 'N/A'} />
                {order.customer_address && <PeopleText text={order.customer_address} />}
              </>
            ) : (
              <div className={styles.blank} />
            )}
          </section>
          <dl className={paper.facts} data-strong>
            <Fact label="Invoice Number" value={order && (order.invoice_no ?? missing)} />
            <Fact label="Order No" value={order && (order.order_no ?? missing)} />
            <Fact label="Invoice Date" value={order && dayText(order.invoice_date)} />
            <Fact label="PO Ref" value={order && (order.po_ref ?? missing)} />
          </dl>
        </div>
        {children}
        <footer className={paper.footer}>
          <PeopleWord text={company.name} />
          {company.contact_email && (
            <>
              {' · '}
              <PeopleWord text={company.contact_email} />
            </>
          )}
        </footer>
      </article>
    </>
  )
}

function dayText(day: string | null): string {
  return day === null ? missing : formatDay(day)
}

/** Without a value there is room to write one. */
function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div className={paper.fact}>
      <dt className={paper.label}>{label}</dt>
      <dd>{value ? <PeopleText text={value} /> : <div className={styles.blank} />}</dd>
    </div>
  )
}
