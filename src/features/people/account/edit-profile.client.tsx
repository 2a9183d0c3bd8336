import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../kernel/client/ui/dialog.tsx'
import { CallFormFrame } from '../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { DialogButtons } from '../../../kernel/client/entity-form/call-form/dialog-buttons.tsx'
import { FieldInput } from '../../../kernel/client/entity-form/fields/field-input.tsx'
import { useCallForm } from '../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { ValueInput } from '../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifySuccess } from '../../../kernel/client/messages/notify.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { user, userEndpoints } from '../users.contract.ts'
import styles from './account.module.css'

const { first_name, last_name, date_of_birth, language, user_image } = userEndpoints.update.body
const fields = { first_name, last_name, date_of_birth, language, user_image } as const
const closed = ['username', 'phone_number', 'email'] as const

interface EditProfileProps {
  record: Row<typeof user>
  onClose(): void
}

/** The form of the user's own profile; sign-in names can only be changed by others (specification, section 5). */
export function EditProfile({ record, onClose }: EditProfileProps) {
  const t = useTranslate()
  const cache = useQueryClient()
  const form = useCallForm({
    endpoint: userEndpoints.update,
    params: { id: record.id },
    fields,
    record,
    onDone: () => {
      notifySuccess('Profile Update Success')
      void cache.invalidateQueries()
      onClose()
    },
    failure: 'Internal Server Error',
  })
  return (
    <Dialog opened onClose={onClose} title={t('Edit Profile')} size="lg" centered closeOnClickOutside={false}>
      <CallFormFrame form={form}>
        <Stack gap="md">
          <div className={styles.names}>
            <FieldInput form={form} name="first_name" autoFocus />
            <FieldInput form={form} name="last_name" />
          </div>
          <div className={styles.names}>
            {closed.map((name) => (
              <ValueInput
                key={name}
                field={{ ...user.fields[name], required: false }}
                value={record[name]}
                disabled
                onChange={() => {}}
              />
            ))}
          </div>
          <FieldInput form={form} name="date_of_birth" />
          <FieldInput form={form} name="language" />
          <FieldInput form={form} name="user_image" />
          <DialogButtons form={form} yes="Save" onClose={onClose} />
        </Stack>
      </CallFormFrame>
    </Dialog>
  )
}
