import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { SubmitButton } from '../../../kernel/client/entity-form/submit-button.tsx'
import { type CallForm, useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { AmountTable } from '../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import { isDay } from '../../../kernel/contract/values/day.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { formatDay, formatInstant } from '../../../kernel/contract/values/formats.ts'
import { viewOf } from '../../document-views.ts'
import { beforeClosing, closingBooksEndpoints } from './closing-books.contract.ts'
import { closingRight } from './closing-books-right.contract.ts'

const { read, before, close, reopen } = closingBooksEndpoints

type Books = ReplyOf<typeof read>
type Found = ReplyOf<typeof before>['groups'][number]['results'][number]

/** The screen that closes the books: what is not in order up to a day, and the history of closing and reopening. */
export function ClosingBooks() {
  const t = useTranslate()
  const books = useRead(read)
  const mayClose = useMay(closingRight, 'create')
  const isSuperuser = useMe()?.user_type === 'superuser'
  // Remounts the form, empty, after each decision.
  const [made, setMade] = useState(0)
  return (
    <>
      <PageHeading title="Close the Books" />
      <Loaded read={books}>
        {(now) => (
          <>
            <Text mb="md" role="status">
              {now.closed_until === null
                ? t('The books are open. No day has been closed yet.')
                : t('The books are closed through {day}.', { day: formatDay(now.closed_until) })}
            </Text>
            {mayClose && <CloseForm key={`close ${made}`} onDone={() => setMade(made + 1)} />}
            {isSuperuser && now.closed_until !== null && (
              <ReopenForm key={`open ${made}`} onDone={() => setMade(made + 1)} />
            )}
            <Decisions books={now} />
          </>
        )}
      </Loaded>
    </>
  )
}

function CloseForm({ onDone }: { onDone(): void }) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: close,
    fields: close.body,
    onDone: (message) => {
      notifySuccess(message)
      onDone()
    },
  })
  return (
    <Card title="Close the books" width="form" below>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">
            {t(
              'Entries dated on or before this day can no longer be added, changed or deleted. To correct one, cancel it on an open day.',
            )}
          </Text>
          <FieldInput form={form} name="until" />
          <BeforeClosing form={form} />
          <FieldInput form={form} name="note" />
          <Group>
            <SubmitButton form={form}>{t('Close the books')}</SubmitButton>
          </Group>
        </Stack>
      </CallFormFrame>
    </Card>
  )
}

function ReopenForm({ onDone }: { onDone(): void }) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: reopen,
    fields: reopen.body,
    onDone: (message) => {
      notifySuccess(message)
      onDone()
    },
  })
  return (
    <Card title="Reopen the books" width="form" below>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <Text size="sm">
            {t('The books stay closed through the date you enter. Leave empty to reopen all days.')}
          </Text>
          <FieldInput form={form} name="until" />
          <FieldInput form={form} name="reason" />
          <Group>
            <SubmitButton form={form}>{t('Reopen')}</SubmitButton>
          </Group>
        </Stack>
      </CallFormFrame>
    </Card>
  )
}

/** What is not in order up to the entered day. It does not prevent closing. */
function BeforeClosing({ form }: { form: CallForm<typeof close.body> }) {
  const t = useTranslate()
  const until = useFormValue(form, 'until')
  const day = typeof until === 'string' && isDay(until) ? until : null
  const found = useRead(before, { query: { until: day ?? '' } }, { enabled: day !== null })
  if (day === null || !found.data) return null
  const groups = found.data.groups.filter(({ count }) => count > 0)
  if (groups.length === 0) {
    return (
      <Text size="sm" role="status">
        {t('No open issues through this day.')}
      </Text>
    )
  }
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" fw={600}>
        {t('Open issues through this day')}
      </Text>
      {groups.map(({ kind, count, results }) => (
        <Text key={kind} size="sm">
          {t(beforeClosing[kind])} ({count}):{' '}
          {results.map((result, index) => (
            <span key={`${result.document} ${result.id}`}>
              {index > 0 && ', '}
              <Named found={result} />
            </span>
          ))}
        </Text>
      ))}
    </Stack>
  )
}

function Named({ found: { document, id, label, date } }: { found: Found }) {
  const name = (
    <>
      <bdi>{label ?? `#${id}`}</bdi>
      {date !== null && ` ${formatDay(date)}`}
    </>
  )
  const view = viewOf(document, id)
  return view ? <Link to={view}>{name}</Link> : name
}

function Decisions({ books }: { books: Books }) {
  const t = useTranslate()
  if (books.decisions.length === 0) return null
  return (
    <Card title="Closing history" width="form" below>
      <AmountTable
        rows={books.decisions}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Date and time', kind: 'text', cell: ({ created_at }) => formatInstant(created_at) },
          {
            label: 'Action',
            kind: 'text',
            cell: ({ closed, until }) =>
              until === null
                ? t('All days reopened')
                : t(closed ? 'Closed through {day}' : 'Reopened, closed through {day}', {
                    day: formatDay(until),
                  }),
          },
          {
            label: 'User',
            kind: 'text',
            cell: ({ created_by_name }) => <bdi>{created_by_name ?? ''}</bdi>,
          },
          { label: 'Reason', kind: 'text', cell: ({ reason }) => <bdi>{reason ?? ''}</bdi> },
        ]}
      />
    </Card>
  )
}
