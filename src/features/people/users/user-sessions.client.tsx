import { Button, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { type Said, told } from '../../../words/sentences.ts'
import { useSay } from '../../../kernel/client/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/query.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import type { Row } from '../../../kernel/contract/entity.ts'
import { SessionList } from '../account/session-list.client.tsx'
import styles from '../account/account.module.css'
import { type user, userEndpoints } from '../users.contract.ts'

const { sessions, endSession, endSessions } = userEndpoints
const touches = [sessions.path]

/** The devices on which somebody else is signed in, for whoever may change that user. */
export function UserSessions({ person }: { person: Row<typeof user> }) {
  const say = useSay()
  const headingId = useId()
  const params = { id: person.id }
  const read = useRead(sessions, { params })
  const one = useWrite(endSession, { touches })
  const all = useWrite(endSessions, { touches })
  const end = async (ending: Promise<unknown>, said: Said) => {
    try {
      await ending
      notifySuccess(said)
    } catch (error) {
      notifyFailure(error)
    }
  }
  const busy = one.isPending || all.isPending
  return (
    <section className={`${styles.sheet} ${styles.below}`} aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} mb={4}>
        {say('Sessions')}
      </Title>
      <Loaded read={read}>
        {({ results }) =>
          results.length === 0 ? (
            <Text size="sm" c="dimmed">
              {say('Not signed in on any device.')}
            </Text>
          ) : (
            <>
              <SessionList
                sessions={results}
                busy={busy}
                onEnd={({ id }, device) =>
                  void end(
                    one.mutateAsync({ params: { ...params, session: id } }),
                    told('{device} was signed out.', { device }),
                  )
                }
              />
              {results.length > 1 && (
                <Button
                  variant="default"
                  mt="md"
                  disabled={busy}
                  onClick={() => void end(all.mutateAsync({ params }), 'All devices were signed out.')}
                >
                  {say('Sign out all devices')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}
