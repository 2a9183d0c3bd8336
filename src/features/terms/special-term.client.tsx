import type { Translate } from '../../i18n/translate.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import { type ReactNode, useState } from 'react'
import paper from '../../kernel/client/print/paper/paper.module.css'
import { paymentMethods } from '../settings/defaults/invoice-defaults.contract.ts'
import { TermsPage } from './terms-page.client.tsx'
import styles from './terms.module.css'
import { agreedDeposit, deliveryMethods, depositChoices, saleTypes, specialTerms } from './terms.ts'
import type { TermsSubject } from './use-terms-subject.client.ts'

/** The terms of one order with checkboxes, for both parties to sign. Terms of the invoice are already checked. */
export function SpecialTerm() {
  return (
    <TermsPage title="Special Terms">{(subject, t) => <SpecialTermForm subject={subject} t={t} />}</TermsPage>
  )
}

const includedOrNot = { included: 'Included', excluded: 'Excluded' } as const

function SpecialTermForm({ subject, t }: { subject: TermsSubject; t: Translate }) {
  const { company, invoice, customerCode } = subject
  return (
    <>
      <div className={styles.form}>
        <Row title={t('Invoice Type')}>
          <Boxes t={t} choices={saleTypes} initial={invoice?.invoice_type} />
        </Row>
        <Row title={t('Payment Terms')}>
          <Boxes t={t} choices={depositChoices(subject)} initial={agreedDeposit(subject)} />
        </Row>
        <Row title={t('Payment Method')}>
          <Boxes t={t} choices={paymentMethods} initial={invoice?.payment_method} />
        </Row>
        <Row title={t('References')}>
          <Blank label={t('Tracking Code')} value={invoice?.order_no} />
          <Blank label={t('Customer Code')} value={customerCode} />
          <Blank label={t('Invoice Reference')} value={invoice?.invoice_no} />
        </Row>
        <Row title={t('Shipping Costs')}>
          <Boxes t={t} choices={includedOrNot} />
        </Row>
        <Row title={t('Delivery Method')}>
          <Boxes t={t} choices={deliveryMethods} />
        </Row>
        <Row title={t('Destination')}>
          <Blank
            label={t('Destination Country')}
            value={invoice?.is_shipping_required ? invoice.delivery_country : null}
          />
        </Row>
        <Row title={t('Taxes')}>
          <Boxes t={t} choices={includedOrNot} />
        </Row>
        <Row title={t('Agreed')}>
          <Agreed terms={specialTerms(company)} />
        </Row>
        {company.contact_email && (
          <Row title={t('Contact email')}>
            <bdi>{company.contact_email}</bdi>
          </Row>
        )}
      </div>
      <div className={styles.signatures}>
        {[t('First Part'), t('Second Part')].map((part) => (
          <section key={part} aria-label={part}>
            <Blank label={t('Name')} value={null} />
            <Blank label={t('Date')} value={null} />
            <div className={`${paper.signature} ${styles.signature}`}>{part}</div>
          </section>
        ))}
      </div>
    </>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row}>
      <legend>{title}</legend>
      <div className={styles.answers}>{children}</div>
    </fieldset>
  )
}

interface BoxesProps {
  choices: Readonly<Record<string, DisplayText>>
  t: Translate
  /** The choice that the invoice determines. */
  initial?: string | null | undefined
}

/** Checkboxes of which at most one is checked. */
function Boxes({ choices, t, initial = null }: BoxesProps) {
  const [chosen, setChosen] = useState(initial)
  return Object.entries(choices).map(([choice, label]) => (
    <Box
      key={choice}
      label={t(label)}
      checked={chosen === choice}
      onChange={(checked) => setChosen(checked ? choice : null)}
    />
  ))
}

/** Terms that both parties check one by one. */
function Agreed({ terms }: { terms: readonly string[] }) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className={styles.terms}>
      {terms.map((term) => (
        <Box
          key={term}
          label={term}
          checked={agreed.has(term)}
          onChange={(checked) => {
            const next = new Set(agreed)
            if (checked) next.add(term)
            else next.delete(term)
            setAgreed(next)
          }}
        />
      ))}
    </div>
  )
}

interface BoxProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

function Box({ label, checked, onChange }: BoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span dir="auto">{label}</span>
    </label>
  )
}

/** A blank to fill in by hand or on the screen. */
function Blank({ label, value }: { label: string; value: string | null | undefined }) {
  const [text, setText] = useState(value ?? '')
  return (
    <label className={styles.field}>
      <span className={paper.label}>{label}</span>
      <input dir="auto" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </label>
  )
}
