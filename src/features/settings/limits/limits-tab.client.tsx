import { Button, Group, Text, Title } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { NumberInput } from '../../../kernel/client/inputs/number-input.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { type FieldErrors, Problem } from '../../../kernel/contract/problem.ts'
import { type Role, roles } from '../../people/permissions/roles.contract.ts'
import { settingsEndpoints } from '../settings.contract.ts'
import { roleLimits } from './limits.contract.ts'
import styles from './limits.module.css'

type LimitName = keyof typeof roleLimits
export type LimitTexts = Record<Role, Record<LimitName, string | number | null>>

const roleNames = Object.keys(roles) as Role[]
const limitNames = Object.keys(roleLimits) as LimitName[]

interface LimitsTabProps {
  record: { limits: LimitTexts; version: number }
  /** The unsaved input, or null; the page keeps it while another tab is open. */
  typed: LimitTexts | null
  onType(limits: LimitTexts | null): void
}

/** The limits of each role. The form sends all of them with the version that was loaded, and asks for the password. */
export function LimitsTab({ record, typed, onType }: LimitsTabProps) {
  const t = useTranslate()
  const mayUpdate = useMe()?.user_type === 'superuser'
  const limits = typed ?? record.limits
  const [errors, setErrors] = useState<FieldErrors>({})
  const write = useWrite(settingsEndpoints.update)
  const save = async () => {
    setErrors({})
    try {
      const { message } = await write.mutateAsync({ body: { limits, version: record.version } })
      onType(null)
      notifySuccess(message)
    } catch (error) {
      const wrong = error instanceof Problem ? error.details.errors : undefined
      if (wrong) setErrors(wrong)
      else notifyFailure(error)
    }
  }
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Text size="sm" c="dimmed" mb="lg">
          {t(
            'Documents above these limits wait until someone else approves them. Leave empty for no limit. Superusers have no limit, and only they can change limits.',
          )}
        </Text>
        <div className={styles.roles}>
          {roleNames.map((role) => (
            <section key={role} className={styles.role} aria-labelledby={`limits-${role}`}>
              <Title order={2} size="h5" id={`limits-${role}`}>
                {t(roles[role])}
              </Title>
              {limitNames.map((name) => (
                <NumberInput
                  key={name}
                  field={roleLimits[name]}
                  value={limits[role][name]}
                  onChange={(value) => onType({ ...limits, [role]: { ...limits[role], [name]: value } })}
                  error={errors[`limits.${role}.${name}`]?.map((words) => t(words)).join(' ')}
                  readOnly={!mayUpdate}
                />
              ))}
            </section>
          ))}
        </div>
        {mayUpdate && (
          <Group mt="xl">
            <Button
              type="submit"
              loading={write.isPending}
              leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}
            >
              {t('Save')}
            </Button>
          </Group>
        )}
      </form>
    </Card>
  )
}
