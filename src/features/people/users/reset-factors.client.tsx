import { Button } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { told } from '../../../words/sentences.ts'
import { confirmDialog } from '../../../kernel/client/messages/confirm.ts'
import { useSay } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import type { Row } from '../../../kernel/contract/entity.ts'
import { resetFactors } from '../factors/factors.contract.ts'
import type { user } from '../users.contract.ts'

/** Takes the second factor of somebody away who has lost it. */
export function ResetFactors({ user: person }: { user: Row<typeof user> }) {
  const say = useSay()
  const reset = useWrite(resetFactors)
  const onClick = async () => {
    const sure = await confirmDialog({
      title: 'Reset the second factor?',
      message: told(
        '{name} is signed out everywhere, is told of it, and signs in with the password alone until another one is set up.',
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
      {say('Reset Second Factor')}
    </Button>
  )
}
