import { Button, Group } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { listAsLeft } from '../entity-table/list-state.ts'
import { FieldGrid } from '../card/field-grid.tsx'
import { Card } from '../card/card.tsx'
import styles from './entity-form.module.css'
import type { EntityForm } from './entity-form-state.ts'
import { FieldInputs } from './fields/field-inputs.tsx'
import { FormFrame } from './form-frame.tsx'
import { SubmitButton } from './submit-button.tsx'
import { UnplacedErrors } from './unplaced-errors.tsx'
import { useUnsavedGuard } from './leaving/use-unsaved-guard.ts'

interface EntityFormCardProps<F extends Fields> {
  form: EntityForm<F>
  /** The arranged inputs. Default: all fields in the order of the contract. */
  children?: ReactNode
}

/** A form with its buttons, messages and dialogs around inputs that the feature arranges. */
export function EntityFormCard<F extends Fields>({ form, children }: EntityFormCardProps<F>) {
  const t = useTranslate()
  useUnsavedGuard(form.unsaved)
  return (
    <Card width="form">
      <FormFrame form={form} starts onSubmit={() => void form.submit()}>
        <FieldGrid>{children ?? <FieldInputs form={form} />}</FieldGrid>
        <UnplacedErrors form={form} />
        <Group className={styles.buttons} gap="sm">
          <SubmitButton form={form} leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}>
            {t('Save')}
          </SubmitButton>
          <Button component={Link} to={listAsLeft(form.back)} variant="default">
            {t('Cancel')}
          </Button>
        </Group>
      </FormFrame>
    </Card>
  )
}
