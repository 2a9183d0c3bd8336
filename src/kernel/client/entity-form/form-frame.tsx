import { Alert } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import type { Fields } from '../../contract/fields.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { EntityForm } from './use-entity-form.ts'
import { useFocusOnFirstWrong } from './use-focus-on-first-wrong.ts'

interface FormFrameProps<F extends Fields> {
  form: EntityForm<F>
  className: string | undefined
  onSubmit(): void
  children: ReactNode
}

/** What every form does, whatever it looks like: Ctrl+S, the focus on what is wrong, the conflict with others. */
export function FormFrame<F extends Fields>({ form, className, onSubmit, children }: FormFrameProps<F>) {
  const sheet = useRef<HTMLFormElement>(null)
  useFocusOnFirstWrong(sheet, form.errors)
  useHotkeys([['mod+S', (event) => isInDialog(event) || onSubmit()]], [])
  return (
    <form
      ref={sheet}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {form.restored && (
        <Alert color="brass" title="Your unsaved entries are back" mb="md">
          You were signed out while you were typing here. Nothing of it has been saved yet.
        </Alert>
      )}
      {form.overtaken && (
        <Alert color="brass" title="Somebody else has changed this record" mb="md">
          Go on as you like: when you save, you see both versions and choose.
        </Alert>
      )}
      {children}
      {form.conflict && <ConflictDialog form={form} conflict={form.conflict} />}
    </form>
  )
}

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
