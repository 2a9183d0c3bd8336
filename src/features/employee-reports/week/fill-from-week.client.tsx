import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import type { EntityForm } from '../../../kernel/client/entity-form/entity-form-state.ts'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { call } from '../../../kernel/client/calls/call.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import type { ReplyOf } from '../../../kernel/contract/endpoint.ts'
import { isDay } from '../../../kernel/contract/values/day.ts'
import { formatCount, formatMoney } from '../../../kernel/contract/values/formats.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { type weeklyReport, weeklyReportEndpoints } from '../employee-reports.contract.ts'

type Week = ReplyOf<typeof weeklyReportEndpoints.myWeek>

/** Adds the user's invoices, receipts and deliveries of that week below the entered text, to be edited. */
export function FillFromWeek({ form }: { form: EntityForm<typeof weeklyReport.fields> }) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const week = useFormValue(form, 'week_ending') ?? ''
  const fill = async () => {
    setBusy(true)
    try {
      const shown = await call(weeklyReportEndpoints.myWeek, { query: { week_ending: week } })
      const { values } = form.store.now()
      form.change({
        tasks_completed: below(values.tasks_completed, doneIn(shown, t)),
        next_steps: below(values.next_steps, [
          t('Orders still open: {count}', { count: formatCount(shown.open) }),
        ]),
      })
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      mb="md"
      disabled={!isDay(week) || busy}
      leftSection={<IconSparkles size={18} stroke={1.6} aria-hidden />}
      onClick={() => void fill()}
    >
      {t('Fill from my week')}
    </Button>
  )
}

function doneIn(week: Week, t: Translate): string[] {
  const { issued, issued_usd, collected_usd, collected_iqd, delivered } = week
  return [
    t('Invoices issued: {count}, {amount}', {
      count: formatCount(issued),
      amount: formatMoney(issued_usd, 'USD'),
    }),
    t('Collected: {usd} and {iqd}', {
      usd: formatMoney(collected_usd, 'USD'),
      iqd: formatMoney(collected_iqd, 'IQD'),
    }),
    t('Orders delivered: {count}', { count: formatCount(delivered) }),
  ]
}

/** Appends lines to a text, except those that it already contains. */
function below(typed: unknown, lines: readonly string[]): string {
  const before = typeof typed === 'string' && typed.trim() !== '' ? typed.trimEnd().split('\n') : []
  return [...before, ...lines.filter((line) => !before.includes(line))].join('\n')
}
