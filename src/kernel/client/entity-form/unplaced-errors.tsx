import { Alert } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import styles from './entity-form.module.css'
import { type FilledForm, useFormErrors } from './fields/form-parts.ts'

/** Shows errors of fields that have no input in the surrounding form. */
export function UnplacedErrors<F extends Fields>({ form: filled }: { form: FilledForm<F> }) {
  const t = useTranslate()
  const errors = useFormErrors(filled)
  const place = useRef<HTMLDivElement>(null)
  const [messages, setMessages] = useState<readonly DisplayText[]>([])
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    const unplaced = Object.entries(errors).filter(
      ([name]) => !form?.querySelector(`[data-field="${CSS.escape(name)}"]`),
    )
    setMessages(unplaced.flatMap(([, texts]) => texts))
  }, [errors])
  return (
    <div ref={place}>
      {messages.length > 0 && (
        <Alert color="red" mt="md" title={t('Please check your input')} role="alert">
          <ul className={styles.unplaced}>
            {messages
              .map((message) => t(message))
              .map((message) => (
                <li key={message}>{message}</li>
              ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
