import { Button, Text } from '@mantine/core'
import { IconFileInvoice, IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { formatDay, formatMoney } from '../../../kernel/contract/values/formats.ts'
import { message } from '../../../i18n/messages.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { paths } from '../../paths.ts'
import { DashboardCard, EmptyCard } from '../dashboard-card.client.tsx'
import type { DashboardPart } from '../dashboard.contract.ts'
import { useListAddress } from '../own.client.ts'
import { RecordLine, RecordLines } from './record-lines.client.tsx'

/** Draft invoices. */
export function DraftsToFinish({ part }: { part: DashboardPart<'drafts'> | undefined }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  const mayUpdate = useMay(invoice.resource, 'update')
  const all = part && {
    path: listAddress(paths.invoice.table, { status: 'draft' }),
    label: message('{count} drafts', { count: part.count }),
  }
  return (
    <DashboardCard
      title="Drafts to finish"
      icon={IconPencil}
      all={part?.count === 0 ? undefined : all}
      part={part}
      height={17.5}
    >
      {({ results }) =>
        results.length === 0 ? (
          <EmptyCard>
            <Text size="sm">{t('No drafts to finish.')}</Text>
          </EmptyCard>
        ) : (
          <InvoiceLines
            invoices={results}
            to={({ id }) => (mayUpdate ? paths.invoice.update(id) : paths.invoice.view(id))}
          />
        )
      }
    </DashboardCard>
  )
}

/** The invoices issued last. */
export function LatestInvoices({ part }: { part: DashboardPart<'latest'> | undefined }) {
  const t = useTranslate()
  const listAddress = useListAddress()
  const mayCreate = useMay(invoice.resource, 'create')
  return (
    <DashboardCard
      title="Latest invoices"
      icon={IconFileInvoice}
      all={
        part?.results.length === 0
          ? undefined
          : { path: listAddress(paths.invoice.table, { status: 'issued' }), label: 'All invoices' }
      }
      part={part}
      height={17.5}
    >
      {({ results }) =>
        results.length === 0 ? (
          <EmptyCard>
            <Text size="sm">{t('No invoices issued yet.')}</Text>
            {mayCreate && (
              <Button component={Link} to={paths.invoice.create} size="xs">
                {t('Create your first invoice')}
              </Button>
            )}
          </EmptyCard>
        ) : (
          <InvoiceLines invoices={results} to={({ id }) => paths.invoice.view(id)} />
        )
      }
    </DashboardCard>
  )
}

type Invoices = DashboardPart<'latest'>['results']

/** A draft may have neither a customer nor a number. */
function InvoiceLines({ invoices, to }: { invoices: Invoices; to(shown: Invoices[number]): string }) {
  const t = useTranslate()
  return (
    <RecordLines>
      {invoices.map((shown) => (
        <RecordLine
          key={shown.id}
          to={to(shown)}
          title={shown.customer_name ?? t('No customer')}
          details={[shown.invoice_no, shown.invoice_date && formatDay(shown.invoice_date)]
            .filter(Boolean)
            .join(' · ')}
          amount={formatMoney(shown.grand_total ?? 0, 'USD')}
        />
      ))}
    </RecordLines>
  )
}
