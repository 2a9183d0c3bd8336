import { Alert } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { useSaveKey } from './leaving/use-save-key.ts'
import type { EntityForm } from './entity-form-state.ts'
import { useFormErrors } from './fields/form-parts.ts'
import { useStored } from './store/form-store.ts'
import { useFirstField } from './fields/use-first-field.ts'
import { useFocusOnFirstWrong } from './fields/use-focus-on-first-wrong.ts'

const loadConflictDialog = () => import('./conflict-dialog.tsx')
const ConflictDialog = lazy(loadConflictDialog)

interface FormFrameProps<F extends Fields> {
  form: EntityForm<F>
  onSubmit(): void
  /** Whether the page starts in its first field. */
  starts?: boolean
  children: ReactNode
}

/** What every form does, whatever it looks like: Ctrl+S, the focus on what is wrong, the conflict with others. */
export function FormFrame<F extends Fields>({ form, onSubmit, starts = false, children }: FormFrameProps<F>) {
  const t = useTranslate()
  const sheet = useRef<HTMLFormElement>(null)
  useFocusOnFirstWrong(sheet, useFormErrors(form))
  const conflict = useStored(form.store, (state) => state.conflict)
  const isUpdate = useStored(form.store, ({ record }) => record !== undefined)
  const overtaken = useStored(form.store, ({ newer }) => newer !== null)
  const submit = () => {
    // The dialog must be there when the answer is, whatever becomes of the network.
    if (isUpdate) void loadConflictDialog().catch(() => undefined)
    onSubmit()
  }
  useSaveKey(sheet)
  useFirstField(sheet, starts)
  return (
    <form
      ref={sheet}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A form in a dialog over another form is sent alone.
        event.stopPropagation()
        submit()
      }}
    >
      {form.restored && <Restored form={form} reason={form.restored} />}
      {overtaken && (
        <Alert color="brass" title={t('Someone else changed this record')} mb="md">
          {t('You can keep editing. When you save, you can compare both versions and choose.')}
        </Alert>
      )}
      {children}
      {conflict && (
        <Suspense>
          <ConflictDialog form={form} conflict={conflict} />
        </Suspense>
      )}
    </form>
  )
}

const restoredWords = {
  'signed-out': {
    title: 'Your unsaved changes were restored',
    text: 'You were signed out before you saved. Review your changes, then save them.',
  },
  'was-saved': {
    title: 'This entry was already saved',
    text: 'The connection was lost after saving. Changes you made since then are shown here but not saved yet.',
  },
} as const

/** Says where the entries come from, as long as they are not those of the record. */
function Restored<F extends Fields>({
  form,
  reason,
}: {
  form: EntityForm<F>
  reason: keyof typeof restoredWords
}) {
  const t = useTranslate()
  const differs = useStored(form.store, form.unsaved)
  if (!differs) return null
  const { title, text } = restoredWords[reason]
  return (
    <Alert color="brass" title={t(title)} mb="md" role="status">
      {t(text)}
    </Alert>
  )
}
