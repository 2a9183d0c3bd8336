import { Button, Text } from '@mantine/core'
import { type DisplayText, message } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { SessionList } from '../sessions/session-list.client.tsx'
import { type user, userEndpoints } from '../users.contract.ts'

const { sessions, endSession, endSessions } = userEndpoints
const touches = [sessions.path]

/** The devices of another user, for users with the permission to update users. */
export function UserSessions({ person }: { person: Row<typeof user> }) {
  const t = useTranslate()
  const params = { id: person.id }
  const read = useRead(sessions, { params })
  const one = useWrite(endSession, { touches })
  const all = useWrite(endSessions, { touches })
  const end = async (ending: Promise<unknown>, text: DisplayText) => {
    try {
      await ending
      notifySuccess(text)
    } catch (error) {
      notifyFailure(error)
    }
  }
  const busy = one.isPending || all.isPending
  return (
    <Card title="Sessions" width="form" below>
      <Loaded read={read}>
        {({ results }) =>
          results.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('Not signed in on any device.')}
            </Text>
          ) : (
            <>
              <SessionList
                sessions={results}
                busy={busy}
                onEnd={({ id }, device) =>
                  void end(
                    one.mutateAsync({ params: { ...params, session: id } }),
                    message('{device} signed out.', { device }),
                  )
                }
              />
              {results.length > 1 && (
                <Button
                  variant="default"
                  mt="md"
                  disabled={busy}
                  onClick={() => void end(all.mutateAsync({ params }), 'All devices signed out.')}
                >
                  {t('Sign out all devices')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
