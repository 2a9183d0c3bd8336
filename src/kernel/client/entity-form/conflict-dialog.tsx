import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { translateParts } from '../../../i18n/translate.ts'
import type { Field, Fields } from '../../contract/fields.ts'
import { useTranslate } from '../language/language.ts'
import { ShowValue } from '../show/values/show-value.tsx'
import { formatInstant } from '../../contract/values/formats.ts'
import styles from './entity-form.module.css'
import { differences, inputsOf, type LooseValues, startingValues } from './store/form-values.ts'
import type { Conflict, EntityForm } from './entity-form-state.ts'
import { useFormValues } from './fields/form-parts.ts'
import { useStored } from './store/form-store.ts'

interface ConflictDialogProps<F extends Fields> {
  form: EntityForm<F>
  conflict: Conflict
}

type Side = 'mine' | 'theirs'

/** Shows both versions of a record that two users changed, to choose from field by field. */
export default function ConflictDialog<F extends Fields>({ form, conflict }: ConflictDialogProps<F>) {
  const t = useTranslate()
  const { fields } = form
  const record = useStored(form.store, (state) => state.record)
  const mine: LooseValues = useFormValues(form)
  const theirs = startingValues(fields, conflict.current)
  const differing = new Set(differences(fields, mine, theirs).filter((name) => !form.isDerived(name)))
  // Default: the other user's value for fields that only they changed.
  const touched = new Set(differences(fields, mine, startingValues(fields, record)))
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (name: string): Side => chosen[name] ?? (touched.has(name) ? 'mine' : 'theirs')
  const merged = () =>
    Object.fromEntries(
      [...differing].filter((name) => sideOf(name) === 'theirs').map((name) => [name, theirs[name]]),
    )
  return (
    <Dialog opened onClose={form.postpone} size="xl" centered title={t('Two users changed this record')}>
      <Stack gap="md">
        <Text size="sm">
          {translateParts(
            t,
            '{who} saved changes on {when}. Yours are not lost: choose which values to keep.',
            {
              who: <bdi key="who">{conflict.changed_by ?? t('Someone')}</bdi>,
              when: (
                <bdi key="when" dir="ltr">
                  {formatInstant(conflict.changed_at)}
                </bdi>
              ),
            },
          )}
        </Text>
        {differing.size === 0 && <Text size="sm">{t('Both versions are identical.')}</Text>}
        <div className={styles.versions}>
          {inputsOf(fields)
            .filter(([name]) => differing.has(name))
            .map(([name, field]) => (
              <Choice
                key={name}
                field={field}
                mine={mine[name]}
                theirs={theirs[name]}
                side={sideOf(name)}
                onChoose={(side) => setChosen({ ...chosen, [name]: side })}
              />
            ))}
        </div>
        <Group gap="sm">
          <Button onClick={() => form.resolve(merged(), true)}>{t('Save merged version')}</Button>
          <Button variant="default" onClick={() => form.resolve({}, true)}>
            {t('Keep mine')}
          </Button>
          <Button variant="default" onClick={() => form.resolve(theirs, false)}>
            {t('Use theirs')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

interface ChoiceProps {
  field: Field
  mine: unknown
  theirs: unknown
  side: Side
  onChoose(side: Side): void
}

function Choice({ field, mine, theirs, side, onChoose }: ChoiceProps) {
  const t = useTranslate()
  return (
    <Radio.Group
      label={t(field.label)}
      value={side}
      onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
    >
      <div className={styles.sides}>
        <Radio.Card value="mine" className={styles.side}>
          <Text size="xs" c="dimmed" component="span" display="block">
            {t('Yours')}
          </Text>
          <ShowValue field={field} value={mine} still />
        </Radio.Card>
        <Radio.Card value="theirs" className={styles.side}>
          <Text size="xs" c="dimmed" component="span" display="block">
            {t('Theirs')}
          </Text>
          <ShowValue field={field} value={theirs} still />
        </Radio.Card>
      </div>
    </Radio.Group>
  )
}
