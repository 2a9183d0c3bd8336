import '@mantine/dates/styles.layer.css'
import { Button, Stack } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { Translate } from '../../../i18n/translate.ts'
import { formats } from '../../contract/values/formats.ts'
import { useTranslate } from '../language/language.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  day: string | null
  clearable: boolean
  onPick(day: string | null): void
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

/** Returns the labels in the language of `t`; Mantine has the English ones. */
function inWordsOf(t: Translate) {
  const { month, monthShort } = formats(t)
  return {
    monthLabelFormat: month,
    monthsListFormat: (day: string) => monthShort(Number(day.slice(5, 7))),
    getDayAriaLabel: (day: string) => `${Number(day.slice(8, 10))} ${month(day)}`,
  }
}

/** The calendar of a date input; a file of its own, loaded when first opened. */
export default function Calendar({ day, clearable, onPick }: CalendarProps) {
  const t = useTranslate()
  return (
    <Stack gap="xs">
      <DatePicker
        value={day}
        onChange={onPick}
        {...(day && { defaultDate: day })}
        minDate="1900-01-01"
        maxDate="2200-12-31"
        firstDayOfWeek={0}
        weekendDays={[5, 6]}
        classNames={{ day: styles.day }}
        weekdayFormat={(day) => t(weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Su')}
        {...(t.language !== 'en' && inWordsOf(t))}
        highlightToday
        ariaLabels={{
          nextMonth: t('Next month'),
          previousMonth: t('Previous month'),
          nextYear: t('Next year'),
          previousYear: t('Previous year'),
          nextDecade: t('Next decade'),
          previousDecade: t('Previous decade'),
        }}
      />
      {clearable && day !== null && (
        <Button variant="subtle" size="compact-sm" onClick={() => onPick(null)}>
          {t('Clear')}
        </Button>
      )}
    </Stack>
  )
}
