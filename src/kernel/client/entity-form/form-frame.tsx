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
import styles from './entity-form.module.css'

const loadConflictDialog = () => import('./conflict-dialog.tsx')
const ConflictDialog = lazy(loadConflictDialog)

interface FormFrameProps<F extends Fields> {
  form: EntityForm<F>
  onSubmit(): void
  /** Whether the first field gets the focus when the page opens. */
  starts?: boolean
  children: ReactNode
}

/** What every form does: Ctrl+S, focus on the first error, conflict dialog. */
export function FormFrame<F extends Fields>({ form, onSubmit, starts = false, children }: FormFrameProps<F>) {
  const t = useTranslate()
  const sheet = useRef<HTMLFormElement>(null)
  useFocusOnFirstWrong(sheet, useFormErrors(form))
  const conflict = useStored(form.store, (state) => state.conflict)
  const isUpdate = useStored(form.store, ({ record }) => record !== undefined)
  const overtaken = useStored(form.store, ({ newer }) => newer !== null)
  const submit = () => {
    // Loaded before the save, so that a conflict can be shown even if the network fails.
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
        // A form in a dialog over another form is submitted alone.
        event.stopPropagation()
        submit()
      }}
    >
      {form.restored && <Restored form={form} reason={form.restored} />}
      {children}
      {/* It comes while somebody types or clicks, and must not move what is under the pointer. */}
      {overtaken && (
        <Alert
          className={styles.overtaken}
          color="brass"
          title={t('Someone else changed this record')}
          mt="md"
        >
          {t('You can keep editing. When you save, you can compare both versions and choose.')}
        </Alert>
      )}
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

/** Explains where restored input comes from, until it is saved or discarded. */
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
