import { Button } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { message } from '../../../i18n/messages.ts'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { resetFactors } from '../factors/factors.contract.ts'
import type { user } from '../users.contract.ts'

/** Removes the second factor of a user who has lost it. */
export function ResetFactors({ user: person }: { user: Row<typeof user> }) {
  const t = useTranslate()
  const reset = useWrite(resetFactors)
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Reset two-factor authentication?',
      message: message(
        '{name} is signed out everywhere and notified, and can sign in with the password alone until two-factor authentication is set up again.',
        { name: person.full_name },
      ),
      confirm: 'Reset',
      cancel: 'Cancel',
    })
    if (!sure) return
    try {
      notifySuccess((await reset.mutateAsync({ params: { id: person.id } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconShieldOff size={18} stroke={1.6} aria-hidden />}
      disabled={reset.isPending}
      onClick={() => void onClick()}
    >
      {t('Reset two-factor authentication')}
    </Button>
  )
}
