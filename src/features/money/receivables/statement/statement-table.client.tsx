import { Group, Text } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { AmountTable, Details } from '../../../../kernel/client/card/amount-table.tsx'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import { EntryLink } from '../entries/entry-link.client.tsx'
import { inWords } from '../../../../kernel/contract/in-words.ts'
import { dollars, inColumn } from '../entries/signed-money.ts'
import type { statementEndpoints } from './statement.contract.ts'

type Statement = ReplyOf<typeof statementEndpoints.statement>
type Entry = Statement['entries'][number]

const Pages = lazy(() => import('../../../../kernel/client/show/pages.tsx'))

/** As many rows as browsers render without delay. */
const entriesPerPage = 100

/**
 * The entries of a statement between opening and closing balance, in pages if there are many. Starts with the last
 * page.
 */
export function StatementTable({ statement }: { statement: Statement }) {
  const t = useTranslate()
  const { opening, entries, closing, left_out } = statement
  const pages = Math.max(1, Math.ceil(entries.length / entriesPerPage))
  const [chosen, setChosen] = useState<number | null>(null)
  const page = Math.min(chosen ?? pages, pages)
  const first = (page - 1) * entriesPerPage
  const shown = entries.slice(first, first + entriesPerPage)
  const before = entries[first - 1]
  const amount = (label: DisplayText, cell: (entry: Entry) => ReactNode) =>
    ({ label, unit: t('USD'), kind: 'amount', cell }) as const
  const earlier: DisplayText =
    left_out > 0
      ? message('Balance brought forward, including {count} earlier entries', { count: left_out })
      : 'Balance brought forward'
  return (
    <>
      <Card width="full" flush>
        <AmountTable
          flush
          rows={shown}
          keyOf={({ kind, document }) => `${kind} ${document}`}
          opening={
            before
              ? { label: 'Brought forward', amount: dollars(before.balance) }
              : { label: earlier, amount: dollars(opening) }
          }
          closing={
            page < pages
              ? { label: 'Carried forward', amount: dollars(shown.at(-1)?.balance ?? closing) }
              : { label: 'Closing balance', amount: dollars(closing) }
          }
          columns={[
            { label: 'Date', kind: 'day', cell: ({ date }) => formatDay(date) },
            { label: 'Document', kind: 'text', cell: (entry) => <What entry={entry} /> },
            amount('Debit', ({ debit }) => debit !== 0 && inColumn(debit)),
            amount('Credit', ({ credit }) => credit !== 0 && inColumn(credit)),
            amount('Balance', ({ balance }) => <bdi dir="ltr">{inColumn(balance)}</bdi>),
          ]}
        />
        {entries.length === 0 && (
          <Text c="dimmed" size="sm" p="md">
            {t('No entries in this period.')}
          </Text>
        )}
      </Card>
      {pages > 1 && (
        <Group component="footer" justify="space-between" gap="sm" mt="sm">
          <Text size="sm" c="dimmed" role="status">
            {t('{first}–{last} of {total}', {
              first: first + 1,
              last: first + shown.length,
              total: entries.length,
            })}
          </Text>
          <Suspense>
            <Pages total={pages} page={page} onChange={setChosen} />
          </Suspense>
        </Group>
      )}
    </>
  )
}

function What({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const text = inWords(entry.text, entry.said_subject, t)
  return (
    <>
      <EntryLink entry={entry} />
      {text !== null && (
        <Details>
          <bdi>{text}</bdi>
        </Details>
      )}
      {entry.remark !== null && <Details>{t(entry.remark)}</Details>}
    </>
  )
}
