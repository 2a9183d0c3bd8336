import { Button, Group, Stack } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { Dialog } from '../../../../kernel/client/ui/dialog.tsx'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import { FormFrame } from '../../../../kernel/client/entity-form/form-frame.tsx'
import { SubmitButton } from '../../../../kernel/client/entity-form/submit-button.tsx'
import { UnplacedErrors } from '../../../../kernel/client/entity-form/unplaced-errors.tsx'
import { useEntityForm } from '../../../../kernel/client/entity-form/use-entity-form.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import type { Row } from '../../../../kernel/contract/entity.ts'
import { sentencesOf } from '../../../../kernel/contract/entity-sentences.ts'
import { paths } from '../../../paths.ts'
import { WithToday } from '../../../settings/days/with-today.client.tsx'
import { bankAccount, bankAccountEndpoints } from '../bank-accounts.contract.ts'

interface AccountFormProps {
  /** The account to edit; undefined for a new one. */
  account?: Row<typeof bankAccount>
  /** The default opening date of a new account. */
  today?: string
  onDone(): void
}

/** The form of an account, in a dialog. */
export function AccountForm({ account, today, onDone }: AccountFormProps) {
  const t = useTranslate()
  const form = useEntityForm({
    endpoint: account ? bankAccountEndpoints.update : bankAccountEndpoints.create,
    ...(account && { record: account }),
    initial: { kind: 'bank', currency: 'USD', opening_balance: 0, opening_date: today ?? null, active: true },
    back: paths.dashboard,
    stays: true,
  })
  const save = async () => {
    if (await form.submit()) onDone()
  }
  return (
    <FormFrame form={form} onSubmit={() => void save()}>
      <Stack gap="md">
        <FieldInput
          form={form}
          name="name"
          autoFocus
          description="Vouchers refer to the account by this name."
        />
        <FieldInput form={form} name="kind" />
        <FieldInput form={form} name="bank" />
        <FieldInput form={form} name="account_number" />
        <FieldInput form={form} name="currency" />
        <FieldInput form={form} name="opening_balance" />
        <FieldInput
          form={form}
          name="opening_date"
          description="The day of the opening balance: today, unless the account began earlier."
        />
        <FieldInput form={form} name="keeper" description="Confirms transfers to this account." />
        <FieldInput form={form} name="active" />
      </Stack>
      <UnplacedErrors form={form} />
      <Group gap="sm" mt="lg">
        <SubmitButton form={form} leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}>
          {t('Save')}
        </SubmitButton>
        <Button variant="default" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Group>
    </FormFrame>
  )
}

/** The dialog with the form for a new account. */
export function NewAccountDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  return (
    <Dialog opened onClose={onClose} centered size="lg" title={t(sentencesOf(bankAccount).create)}>
      <WithToday>{(today) => <AccountForm today={today} onDone={onClose} />}</WithToday>
    </Dialog>
  )
}
