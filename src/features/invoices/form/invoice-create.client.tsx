import { Alert, Button, Group, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { today } from '../../../kernel/contract/values/day.ts'
import type { RowOf } from '../../../kernel/contract/fields.ts'
import type { usualTerms } from '../../settings/defaults/invoice-defaults.contract.ts'
import { company } from '../../settings/settings.contract.ts'
import { salesmenRight } from '../../salesmen/salesmen.contract.ts'
import { InvoiceFormCard } from './invoice-form.client.tsx'
import type { CompanyTerms } from './proposed/proposals.client.ts'
import { readUnfinished, useKeepUnfinished } from './proposed/unfinished-invoice.client.ts'
import { type InvoiceValues, useInvoiceForm } from './use-invoice-form.client.ts'

/** The form of a new invoice, for the customer in the address if any. An unfinished one in this browser is restored. */
export function InvoiceCreate() {
  const read = useRead(company)
  const [attempt, setAttempt] = useState(0)
  const [params] = useSearchParams()
  const customer = params.get('customer')
  return (
    <>
      <PageHeading title="Create Invoice" />
      <Loaded read={read}>
        {({ time_zone, invoice_defaults }) => (
          <NewInvoice
            key={`${attempt} ${customer}`}
            customer={customer}
            timeZone={time_zone}
            company={invoice_defaults}
            onDiscarded={() => setAttempt(attempt + 1)}
          />
        )}
      </Loaded>
    </>
  )
}

interface NewInvoiceProps {
  /** The key of the customer; null before one is chosen. */
  customer: string | null
  timeZone: string
  /** The company's defaults. */
  company: RowOf<typeof usualTerms>
  /** Called after the unfinished invoice was discarded, to mount the form again. */
  onDiscarded(): void
}

function NewInvoice({ customer, timeZone, company: terms, onDiscarded }: NewInvoiceProps) {
  const t = useTranslate()
  const me = useMe()?.id
  const saysWhose = useMay(salesmenRight, 'update')
  const company = useMemo(
    (): CompanyTerms => ({ ...terms, ...(saysWhose && me !== undefined && { salesman: me }) }),
    [terms, saysWhose, me],
  )
  const [unfinished] = useState(() => readUnfinished(customer))
  const chosen = Number(customer) > 0 ? Number(customer) : null
  const fresh = useMemo(
    (): Partial<InvoiceValues> => ({
      invoice_date: today(timeZone),
      // Sent even if the author may not choose: a form that is sent again matches what was stored.
      ...(me !== undefined && { salesman: me }),
      ...company,
      ...(chosen !== null && { customer: chosen }),
    }),
    [chosen, timeZone, company, me],
  )
  const form = useInvoiceForm({ initial: { ...fresh, ...unfinished }, company: company })
  const { proposals } = form
  useEffect(() => {
    if (chosen !== null) void proposals.follow(chosen)
  }, [chosen, proposals])
  const stopKeeping = useKeepUnfinished(customer, form, fresh)
  const discard = async () => {
    if (!(await askToDiscard())) return
    stopKeeping()
    onDiscarded()
  }
  return (
    <>
      {unfinished && (
        <Alert color="brass" mb="lg" p="sm" icon={<IconRestore aria-hidden />} role="status">
          <Group justify="space-between" gap="xs">
            <Text size="sm">{t('Your unfinished invoice was restored')}</Text>
            <Button variant="default" size="compact-sm" onClick={() => void discard()}>
              {t('Discard')}
            </Button>
          </Group>
        </Alert>
      )}
      <InvoiceFormCard
        form={{
          ...form,
          save: async (status) => {
            const saved = await form.save(status)
            if (saved) stopKeeping()
            return saved
          },
        }}
      />
    </>
  )
}

function askToDiscard(): Promise<boolean> {
  return confirmDialog({
    title: 'Discard',
    message: 'Discard your unfinished invoice?',
    confirm: 'Discard',
    cancel: 'Cancel',
  })
}
