import { Group, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ReportTable } from '../../../../kernel/client/card/report-table.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { inColumn } from '../entries/signed-money.ts'
import { type Statement, statementReport } from './statement-report.ts'

const Pages = lazy(() => import('../../../../kernel/client/show/pages.tsx'))

/** As many rows as browsers render without delay. */
const entriesPerPage = 100

/** The entries of a statement, in pages if there are many. Starts with the last page. */
export function StatementTable({ statement }: { statement: Statement }) {
  const t = useTranslate()
  const { entries } = statement
  const pages = Math.max(1, Math.ceil(entries.length / entriesPerPage))
  const [chosen, setChosen] = useState<number | null>(null)
  const page = Math.min(chosen ?? pages, pages)
  const first = (page - 1) * entriesPerPage
  const rows = entries.slice(first, first + entriesPerPage)
  const [before, last] = [entries[first - 1], rows.at(-1)]
  return (
    <>
      <ReportTable
        report={{
          ...statementReport(statement, t),
          rows,
          ...(before && { opening: { label: t('Brought forward'), value: inColumn(before.balance) } }),
          ...(last &&
            page < pages && { closing: { label: t('Carried forward'), value: inColumn(last.balance) } }),
        }}
      />
      {pages > 1 && (
        <Group component="footer" justify="space-between" gap="sm" mt="sm">
          <Text size="sm" c="dimmed" role="status">
            {t('{first}–{last} of {total}', {
              first: first + 1,
              last: first + rows.length,
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
