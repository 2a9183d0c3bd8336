import { Button, Group, Kbd, Text } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useSaveKey } from '../../../../kernel/client/entity-form/leaving/use-save-key.ts'
import { translateParts } from '../../../../i18n/translate.ts'

/** After a line was saved the dialog closes, or is emptied for the next line. */
export type AfterSaving = 'close' | 'next'

interface LineFormProps {
  onSave(after: AfterSaving): void
  children: ReactNode
}

/**
 * The form of a line: Enter saves it, Shift+Enter adds a new one and continues with the next. In a multi-line text Enter
 * starts a new line, and Ctrl+Enter submits.
 */
export function LineForm({ onSave, children }: LineFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const isLongText = event.target instanceof HTMLTextAreaElement
    const isElsewhere = event.target instanceof HTMLButtonElement || event.defaultPrevented
    if (isElsewhere || (isLongText && !event.ctrlKey && !event.metaKey)) return
    event.preventDefault()
    onSave(event.shiftKey ? 'next' : 'close')
  }
  return (
    <form
      ref={element}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSave('close')
      }}
    >
      {children}
    </form>
  )
}

interface LineButtonsProps {
  /** Whether the line is added, not changed. */
  isNew: boolean
  onSave(after: AfterSaving): void
  onClose(): void
  /** More buttons for adding. */
  children?: ReactNode
}

/** The buttons below the form of a line. */
export function LineButtons({ isNew, onSave, onClose, children }: LineButtonsProps) {
  const t = useTranslate()
  if (!isNew) {
    return (
      <Group gap="sm">
        <Button type="submit">{t('Update')}</Button>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="sm">
      <Button type="submit">{t('Add')}</Button>
      {children}
      <Button variant="default" onClick={() => onSave('next')}>
        {t('Add and continue')}
      </Button>
      <Button variant="subtle" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Text size="xs" c="dimmed" visibleFrom="sm">
        {translateParts(t, '{shift} {enter} to add and continue', {
          shift: (
            <Kbd key="shift" size="xs">
              {t('Shift')}
            </Kbd>
          ),
          enter: (
            <Kbd key="enter" size="xs">
              {t('Enter')}
            </Kbd>
          ),
        })}
      </Text>
    </Group>
  )
}
