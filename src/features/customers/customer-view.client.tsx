import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentType, Suspense } from 'react'
import { ArchivedMark } from '../../kernel/client/archive/archive-button.tsx'
import { ArchiveMenuItem } from '../../kernel/client/archive/archive-menu-item.tsx'
import { useRecordHere } from '../../kernel/client/cache/use-record-here.ts'
import { RelatedContent } from '../../kernel/client/history/related-content.tsx'
import { RecordHistory } from '../../kernel/client/history/record-history.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useNarrow } from '../../kernel/client/look/use-narrow.ts'
import { mayDo } from '../../kernel/client/session/account.ts'
import { useMe } from '../../kernel/client/session/rights.ts'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { RecordTabs } from '../../kernel/client/show/record/record-tabs.tsx'
import {
  BackButton,
  besides,
  RecordView,
  UpdateButton,
} from '../../kernel/client/show/record/record-view.tsx'
import { ShowValue } from '../../kernel/client/show/values/show-value.tsx'
import { WithFacts } from '../../kernel/client/show/with-facts.tsx'
import { Menu } from '../../kernel/client/ui/menu.tsx'
import type { Resource } from '../../kernel/contract/access.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import { paths } from '../paths.ts'
import { HeadFact } from './head-fact.client.tsx'
import styles from './customer-head.module.css'
import { customer, customerEndpoints } from './customers.contract.ts'

type OfCustomer = ComponentType<{ customer: number }>

/** A tab that another feature adds to a customer, for users who may see it. */
export interface CustomerPart {
  value: string
  label: DisplayText
  right: Resource
  content: OfCustomer
}

interface CustomerViewProps {
  /** Frequent actions, as buttons; on narrow screens the less frequent of them are in the menu. */
  actions: OfCustomer
  /** Rare actions, as menu items. */
  further: OfCustomer
  /** The balance beside the contacts and the figures below, from later features. */
  balance: OfCustomer
  figures: OfCustomer
  parts: readonly CustomerPart[]
}

/** The fields beside the tabs: the columns of the list, then the others. The head shows the rest. */
const names = ['code', 'work', 'address', 'website', 'paper_language', 'salesman_name'] as const

// The history shows the name of the salesman; the key is left out.
const { salesman: _salesman, ...historyFields } = customer.fields

/** The view of a customer: balance, contacts, figures, and the records of the customer. */
export function CustomerView({ actions: Actions, further: Further, ...rest }: CustomerViewProps) {
  const t = useTranslate()
  const read = useRecordHere(customerEndpoints.read)
  const record = read.data
  const isNarrow = useNarrow()
  const update = record && (
    <UpdateButton entity={customer} to={paths.customer.update(record.id)} beside inMenu={isNarrow} />
  )
  return (
    <>
      <PageHeading
        title={record ? <bdi>{record.name}</bdi> : 'Single Customer Details'}
        mark={<ArchivedMark of={record} />}
      >
        <BackButton to={paths.customer.table} />
        {record && (
          <>
            <Menu
              target={
                <Button
                  variant="default"
                  rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
                >
                  {t('More')}
                </Button>
              }
            >
              {/* All entries come at once, so that the focus is on the first, not on Archive. */}
              <Suspense>
                {isNarrow && update}
                <Further customer={record.id} />
                <ArchiveMenuItem entity={customer} record={record} />
              </Suspense>
            </Menu>
            {!isNarrow && update}
            <Actions customer={record.id} />
          </>
        )}
      </PageHeading>
      <Loaded read={read}>{(found) => <Details record={found} {...rest} />}</Loaded>
    </>
  )
}

interface DetailsProps extends Omit<CustomerViewProps, 'actions' | 'further'> {
  record: Row<typeof customer>
}

function Details({ record, balance: Balance, figures: Figures, parts }: DetailsProps) {
  const me = useMe()
  const shown = parts.filter(({ right }) => mayDo(me, right, 'view'))
  return (
    <>
      <dl className={styles.head}>
        <Balance customer={record.id} />
        {besides(record, ['phone', 'email']).map((name) => (
          <HeadFact key={name} label={customer.fields[name].label}>
            <ShowValue field={customer.fields[name]} value={record[name]} />
          </HeadFact>
        ))}
      </dl>
      <div className={styles.figures}>
        <Figures customer={record.id} />
      </div>
      <WithFacts
        facts={
          <RecordView
            compact
            title="Single Customer Details"
            fields={customerEndpoints.read.reply}
            record={record}
            names={[
              ...besides(record, names),
              ...(record.has_no_email ? (['has_no_email'] as const) : []),
              ...(record.dinar_face ? (['dinar_face'] as const) : []),
            ]}
          />
        }
      >
        <RecordTabs
          key={record.id}
          label="Customer records"
          tabs={[
            ...shown.map(({ value, label, content: Content }) => ({
              value,
              label,
              content: <Content customer={record.id} />,
            })),
            {
              value: 'history',
              label: 'History',
              content: <RecordHistory entity={customer} id={record.id} fields={historyFields} alone />,
            },
          ]}
        />
        <RelatedContent entity={customer} id={record.id} />
      </WithFacts>
    </>
  )
}
