import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SearchSelect } from '../../kernel/client/inputs/references/search-select.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { PaperPages } from '../../kernel/client/print/paper/paper-pages.tsx'
import {
  Facts,
  Letterhead,
  PaperFooter,
  PaperFrame,
  Party,
} from '../../kernel/client/print/paper/paper-parts.tsx'
import { PaperLanguage, usePaperLanguage } from '../../kernel/client/print/paper-language.tsx'
import paper from '../../kernel/client/print/paper/paper.module.css'
import tools from '../../kernel/client/print/paper-tools.module.css'
import { usePicturesLoaded } from '../../kernel/client/print/use-pictures-loaded.ts'
import { PaperLoading } from '../../kernel/client/print/with-pictures.tsx'
import { useMay } from '../../kernel/client/session/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { BackButton } from '../../kernel/client/show/record/record-view.tsx'
import { missing } from '../../kernel/client/show/values/value-text.ts'
import { formatDay } from '../../kernel/contract/values/formats.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Label } from '../../i18n/messages.ts'
import { useInvoiceCreation } from '../invoices/choosing/invoice-select.client.tsx'
import { invoice, invoiceEndpoints } from '../invoices/invoices.contract.ts'
import { pageOf } from '../../kernel/contract/paper/page-of.ts'
import { paths } from '../paths.ts'
import { companyTexts, contactLines } from '../settings/company-block.ts'
import styles from './terms.module.css'
import { type TermsSubject, useTermsSubject } from './use-terms-subject.client.ts'

interface TermsPageProps {
  /** The heading of the page and of the paper. */
  title: Label
  /** The terms, in the language of the paper. */
  children: (subject: TermsSubject, t: Translate) => ReactNode
}

/** A printable page of terms, general or filled in for the invoice in the address. */
export function TermsPage({ title, children }: TermsPageProps) {
  const t = useTranslate()
  const { subject, failed } = useTermsSubject()
  const order = subject?.invoice
  // Terms for an order use the customer's paper language; general terms use the reader's language.
  const own = t.language
  const { language, t: onPaper, choose } = usePaperLanguage(order ? order.paper_language : own)
  return (
    <>
      <div className={tools.tools}>
        <PageHeading title={title}>
          <PaperLanguage language={language} onChange={choose} />
          <BackButton to={order ? paths.invoice.view(order.id) : paths.termService} />
          <Button
            disabled={!subject}
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
            onClick={() => print()}
          >
            {t('Print')}
          </Button>
        </PageHeading>
        <ChooseInvoice subject={subject} />
      </div>
      {failed ? (
        <div className={tools.tools}>
          <Loaded read={failed}>{() => null}</Loaded>
        </div>
      ) : subject && onPaper ? (
        <Card key={`${subject.invoice?.id} ${language}`} title={onPaper(title)} subject={subject} t={onPaper}>
          {children(subject, onPaper)}
        </Card>
      ) : (
        <PaperLoading />
      )}
    </>
  )
}

function ChooseInvoice({ subject }: { subject: TermsSubject | undefined }) {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const mayView = useMay(invoice.resource, 'view')
  const create = useInvoiceCreation(null)
  const id = Number(params.get('invoice'))
  if (!mayView) return null
  return (
    <div className={styles.chooser}>
      <SearchSelect
        label="Fill in from an invoice"
        endpoint={invoiceEndpoints.list}
        nameOf={(row) => row.invoice_no ?? t('Draft {id}', { id: row.id })}
        detailOf={(row) => row.customer_name}
        create={create}
        chosen={id > 0 ? { id, name: subject?.invoice?.invoice_no ?? '' } : null}
        onChange={(row) => setParams(row ? { invoice: String(row.id) } : {}, { replace: true })}
      />
    </div>
  )
}

interface CardProps {
  title: string
  subject: TermsSubject
  t: Translate
  children: ReactNode
}

/** The paper, in the same design as the invoice. */
function Card({ title, subject: { company, invoice: order }, t, children }: CardProps) {
  const { name, address } = companyTexts(company, t.language)
  const logo = order?.company?.logo ?? company.logo
  const isComplete = usePicturesLoaded(logo ? [logo] : [])
  if (!isComplete) return null
  return (
    <>
      <PaperPages pageOf={pageOf(t)} />
      <PaperFrame className={styles.sheet} name={title} language={t.language}>
        <div className={paper.page}>
          <Letterhead logo={logo ?? null} company={name}>
            <h2 className={`${paper.title} ${styles.title}`}>{title}</h2>
          </Letterhead>
          <div className={paper.head} data-parties={2}>
            <Party label={t('First Part')} name={name} lines={linesOf(address)} />
            {order ? (
              <Party
                label={t('Second Part')}
                name={order.customer_name ?? missing}
                lines={linesOf(order.customer_address)}
              />
            ) : (
              <section>
                <h3 className={paper.label}>{t('Second Part')}</h3>
                <div className={styles.blank} />
              </section>
            )}
            <Facts
              strong
              blank={<div className={styles.blank} />}
              rows={[
                { label: t('Invoice Number'), value: order && (order.invoice_no ?? missing) },
                { label: t('Order No'), value: order && (order.order_no ?? missing) },
                { label: t('Invoice Date'), value: order && dayText(order.invoice_date) },
                { label: t('PO Ref'), value: order && (order.po_ref ?? missing) },
              ]}
            />
          </div>
          {children}
          <PaperFooter pieces={[name, ...contactLines(company)]} />
        </div>
      </PaperFrame>
    </>
  )
}

function linesOf(address: string | null): string[] {
  return address === null ? [] : [address]
}

function dayText(day: string | null): string {
  return day === null ? missing : formatDay(day)
}
