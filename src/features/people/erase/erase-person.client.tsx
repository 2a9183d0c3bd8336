import { Button } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { erasePerson } from './erase.contract.ts'

/** Erases the personal data of a deleted user, for superusers. */
export function ErasePerson({ id, name }: { id: number; name: string }) {
  const t = useTranslate()
  const isSuperuser = useMe()?.user_type === 'superuser'
  const erase = useWrite(erasePerson)
  if (!isSuperuser) return null
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Erase personal data?',
      message:
        'Name, email, phone and date of birth are removed from all records and history. Documents and amounts are kept. This cannot be undone.',
      about: name,
      confirm: 'Erase',
      cancel: 'Cancel',
    })
    if (!sure) return
    try {
      notifySuccess((await erase.mutateAsync({ params: { id } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      c="var(--mantine-color-error)"
      disabled={erase.isPending}
      leftSection={<IconEraser size={16} stroke={1.6} aria-hidden />}
      aria-label={t('Erase personal data of {name}', { name })}
      onClick={() => void onClick()}
    >
      {t('Erase')}
    </Button>
  )
}
