import { ActionIcon, Skeleton, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { formatDay } from '../../contract/values/formats.ts'
import { isDay, today } from '../../contract/values/day.ts'
import { readDay } from '../../contract/values/read-day.ts'
import type { DayField } from '../../contract/kinds/day.ts'
import { useTranslate } from '../language/language.ts'
import { Popover } from '../ui/popover.tsx'
import { leftToRight, type InputProps, useSharedProps } from './input-props.ts'

const Calendar = lazy(() => import('../ui/calendar.tsx'))

/** For dates entered without a year, which are in the current year of this time zone. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * A calendar date, entered as dd/mm/yyyy or picked from a calendar. The value is `YYYY-MM-DD`, or the entered text
 * while it is no valid date, so that the check can report it.
 */
export function DayInput(props: InputProps<DayField, string | null>) {
  const t = useTranslate()
  const { field, value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const closed = (props.disabled ?? false) || (props.readOnly ?? false)
  const shown = value && isDay(value) ? formatDay(value) : (value ?? '')
  // Shown as soon as the field loses focus, with the local date format.
  const isNoDay = typed === null && Boolean(value) && !isDay(value ?? '')
  const error = isNoDay ? t('Enter a real date as dd/mm/yyyy, such as 27/11/2026.') : props.error
  const pick = (day: string | null) => {
    setTyped(null)
    setOpened(false)
    onChange(day ?? '')
  }
  return (
    <TextInput
      placeholder={t('dd/mm/yyyy')}
      {...useSharedProps({ ...props, error })}
      attributes={leftToRight}
      autoComplete="off"
      value={typed ?? shown}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(readDay(text, today(zone))?.dmy ?? text)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || closed) return
        event.preventDefault()
        setOpened(true)
      }}
      rightSection={
        <Popover
          opened={opened}
          onChange={setOpened}
          target={
            // Not in the Tab order: the arrow down key opens the calendar from the input.
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={closed}
              aria-label={t('Open calendar for {label}', { label: field.label })}
              tabIndex={-1}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          }
        >
          <Suspense fallback={<Skeleton width={252} height={284} />}>
            <Calendar day={value && isDay(value) ? value : null} onPick={pick} clearable={!field.required} />
          </Suspense>
        </Popover>
      }
    />
  )
}
