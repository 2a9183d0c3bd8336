import { Alert, Button, CloseButton, Group, Text } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useStored } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { type DraftLine, keyOf } from '../../../invoice-lines.ts'
import type { Pasting } from './pasting.client.ts'

/** The result of the last paste, with Undo. */
export function PastedBanner({ pasting, lines }: { pasting: Pasting; lines: readonly DraftLine[] }) {
  const t = useTranslate()
  const { keys, busy } = useStored(pasting.store, (now) => now)
  const pasted = keys.size > 0 ? lines.filter((line) => keys.has(keyOf(line))) : []
  const guesses = pasted.filter(({ guessed }) => guessed !== undefined).length
  if (busy) return <Notice>{t('Reading lines…')}</Notice>
  if (pasted.length === 0) return null
  return (
    <Notice
      buttons={
        <>
          <Button variant="default" size="compact-sm" onClick={pasting.undo}>
            {t('Undo')}
          </Button>
          <CloseButton size="sm" aria-label={t('Close')} onClick={pasting.keep} />
        </>
      }
    >
      {t('Pasted lines: {count}.', { count: pasted.length })}{' '}
      {guesses === 0 ? t('All products matched.') : t('Lines to review: {count}.', { count: guesses })}
    </Notice>
  )
}

function Notice({ buttons, children }: { buttons?: React.ReactNode; children: React.ReactNode }) {
  return (
    <Alert color="brass" p="xs" mb="xs" role="status" icon={<IconClipboardList aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{children}</Text>
        {buttons && <Group gap="xs">{buttons}</Group>}
      </Group>
    </Alert>
  )
}
