import { Stack, Switch, Text } from '@mantine/core'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { factorRoles, readFactorRules, saveFactorRule } from './factors.contract.ts'

/** Which roles require two-factor authentication; users without it set it up at their next sign-in. For superusers. */
export function FactorRules() {
  const t = useTranslate()
  const read = useRead(readFactorRules)
  const write = useWrite(saveFactorRule)
  const save = async (role: keyof typeof factorRoles, required: boolean) => {
    try {
      await write.mutateAsync({ params: { role }, body: { required } })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Card title="Require two-factor authentication" width="form" below>
      <Text size="sm" c="dimmed" mb="md">
        {t(
          'Takes effect immediately. Users who have not set up two-factor authentication must do so before they continue.',
        )}
      </Text>
      <Loaded read={read}>
        {({ results }) => (
          <Stack gap="sm">
            {results.map(({ role, required, people, without }) => (
              <Switch
                key={role}
                label={t(factorRoles[role])}
                description={t('Set up: {some} of {all}', { some: people - without, all: people })}
                checked={required}
                disabled={write.isPending}
                onChange={(event) => void save(role, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}
