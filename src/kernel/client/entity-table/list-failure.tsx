import { Alert, Button, Group } from '@mantine/core'
import type { Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { messageOf } from '../../../i18n/messages.ts'
import { failureMessage } from '../messages/notify.ts'
import type { EntityList } from './use-entity-list.ts'

/** Why a list could not be read, in the words of the specification's section 8, and a way to try again. */
export function ListFailure<F extends Fields>({ list }: { list: EntityList<F> }) {
  const t = useTranslate()
  const { error, retry, state } = list
  const narrowed = state.search !== '' || state.ordering !== '' || Object.keys(state.filters).length > 0
  return (
    <Alert
      color="red"
      role="alert"
      title={t('Error: {reason}', { reason: messageOf(failureMessage(error)) })}
    >
      <Group gap="sm" mt="xs">
        <Button size="xs" variant="default" loading={list.fetching} onClick={retry}>
          {t('Try again')}
        </Button>
        {narrowed && (
          <Button size="xs" variant="subtle" onClick={state.clear}>
            {t('Clear filters')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
