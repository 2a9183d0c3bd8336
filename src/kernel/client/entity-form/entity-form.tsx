import { Button, Group } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Fields } from '../../contract/fields.ts'
import { listAsLeft } from '../list-state.ts'
import styles from './entity-form.module.css'
import type { EntityForm } from './entity-form-state.ts'
import { FieldInput } from './field-input.tsx'
import { FormFrame } from './form-frame.tsx'
import { inputsOf } from './form-values.ts'
import { SubmitButton } from './submit-button.tsx'
import { UnplacedErrors } from './unplaced-errors.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface EntityFormSheetProps<F extends Fields> {
  form: EntityForm<F>
  /** The inputs, composed; without it all fields in the order of the contract. */
  children?: ReactNode
}

/** A form with its buttons, messages and dialogs around inputs that the feature arranges. */
export function EntityFormSheet<F extends Fields>({ form, children }: EntityFormSheetProps<F>) {
  useUnsavedGuard(form.unsaved)
  return (
    <FormFrame form={form} className={styles.sheet} onSubmit={() => void form.submit()}>
      <div className={styles.fields}>{children ?? <AllInputs form={form} />}</div>
      <UnplacedErrors form={form} />
      <Group className={styles.buttons} gap="sm">
        <SubmitButton form={form} leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}>
          Save
        </SubmitButton>
        <Button component={Link} to={listAsLeft(form.back)} variant="default">
          Cancel
        </Button>
      </Group>
    </FormFrame>
  )
}

/** An input for each field that people fill in, in the order of the contract. */
function AllInputs<F extends Fields>({ form }: { form: EntityForm<F> }) {
  return inputsOf(form.fields).map(([name]) => (
    // `inputsOf` gives the names of the form's own inputs.
    <FieldInput key={name} form={form} name={name as Parameters<typeof FieldInput<F>>[0]['name']} />
  ))
}
