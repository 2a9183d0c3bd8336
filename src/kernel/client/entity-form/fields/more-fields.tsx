import { Button, Stack } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import { useTranslate } from '../../language/language.ts'
import { type FilledForm, useFormErrors } from './form-parts.ts'

interface MoreFieldsProps<F extends Fields> {
  form: FilledForm<F>
  /** The fields behind the button; an error of one of them shows all. */
  names: readonly string[]
  children: ReactNode
}

/** Optional inputs of a short form, behind a button. */
export function MoreFields<F extends Fields>({ form, names, children }: MoreFieldsProps<F>) {
  const t = useTranslate()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const errors = useFormErrors(form)
  const open = opened || names.some((name) => name in errors)
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <>
      <div>
        <Button
          variant="transparent"
          size="compact-sm"
          px={0}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          rightSection={<Chevron size={16} stroke={1.6} aria-hidden />}
          onClick={() => setOpened(!open)}
        >
          {t('More fields')}
        </Button>
      </div>
      {open && (
        <Stack id={id} gap="md">
          {children}
        </Stack>
      )}
    </>
  )
}
