import '@mantine/dates/styles.layer.css'
import { Button, Stack } from '@mantine/core'
import { DatePicker } from '@mantine/dates'

interface DayCalendarProps {
  day: string | null
  clearable: boolean
  onPick(day: string | null): void
}

/** The calendar behind a date input; a file of its own, loaded when one is first opened. */
export default function DayCalendar({ day, clearable, onPick }: DayCalendarProps) {
  return (
    <Stack gap="xs">
      <DatePicker
        value={day}
        onChange={onPick}
        {...(day !== null && { defaultDate: day })}
        minDate="1900-01-01"
        maxDate="2200-12-31"
        firstDayOfWeek={0}
        weekendDays={[5, 6]}
        highlightToday
        ariaLabels={{
          monthLevelControl: 'Choose the month',
          yearLevelControl: 'Choose the year',
          nextMonth: 'Next month',
          previousMonth: 'Previous month',
          nextYear: 'Next year',
          previousYear: 'Previous year',
          nextDecade: 'Next decade',
          previousDecade: 'Previous decade',
        }}
      />
      {clearable && day !== null && (
        <Button variant="subtle" size="compact-sm" onClick={() => onPick(null)}>
          Clear
        </Button>
      )}
    </Stack>
  )
}
