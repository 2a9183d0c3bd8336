import { Button, Text } from '@mantine/core'
import { IconBookmark, IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, use, useState } from 'react'
import { viewEndpoints } from '../../../contract/endpoints/lists/views.ts'
import type { Fields } from '../../../contract/fields.ts'
import { useWrite } from '../../cache/query.ts'
import { useTranslate } from '../../language/language.ts'
import { CompanyDayContext } from '../../generated-screens/company-day.ts'
import { useMe } from '../../session/rights.ts'
import { notifyFailure, notifySuccess } from '../../messages/notify.ts'
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../../ui/menu.tsx'
import type { EntityList } from '../use-entity-list.ts'
import { ToolButton } from '../toolbar/tool-button.tsx'
import { type SuggestedView, suggestedViews } from './suggested-views.ts'
import { type SavedView, useViews } from './use-views.ts'
import styles from './views-menu.module.css'

/** Loaded when a user saves a view. */
const SaveView = lazy(() => import('./save-view.tsx'))

const none: readonly SuggestedView[] = []

interface ViewsMenuProps<F extends Fields> {
  list: EntityList<F>
  /** The list's own ready-made views, before those that its filters offer. */
  own: readonly SuggestedView[] | undefined
  small: boolean
}

/** The menu of a list's saved and ready-made views. */
export function ViewsMenu<F extends Fields>({ list, own: ready = none, small }: ViewsMenuProps<F>) {
  const t = useTranslate()
  const me = useMe()
  const withToday = use(CompanyDayContext)
  const { all, current, isChanged, settings, show, suggest } = useViews(list)
  const [saving, setSaving] = useState(false)
  const update = useWrite(viewEndpoints.update, { touches: ['saved_view'] })
  const remove = useWrite(viewEndpoints.remove, { touches: ['saved_view'] })
  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      notifyFailure(error)
    }
  }
  const change = (
    { id }: SavedView,
    body: Partial<Pick<SavedView, 'is_default' | 'shared'>> | { settings: unknown },
  ) => void tried(async () => notifySuccess((await update.mutateAsync({ params: { id }, body })).message))
  const own = current?.mine ? current : undefined
  const changed = own && isChanged ? own : undefined
  return (
    <>
      {changed && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={update.isPending}
          onClick={() => change(changed, { settings })}
        >
          {t('Save view')}
        </Button>
      )}
      <Menu
        target={
          <ToolButton
            label={current ? <bdi>{current.name}</bdi> : t('Views')}
            icon={
              <IconBookmark
                size={17}
                stroke={1.7}
                aria-hidden
                fill={small && current ? 'currentColor' : 'none'}
              />
            }
            small={small}
            classNames={{ label: styles.label ?? '' }}
          />
        }
      >
        {all.map((view) => (
          <MenuItem
            key={view.id}
            aria-current={view === current || undefined}
            leftSection={<IconCheck size={16} stroke={1.8} aria-hidden opacity={view === current ? 1 : 0} />}
            onClick={() => show(view)}
          >
            <bdi>{view.name}</bdi>
            {!view.mine && (
              <Text component="span" size="xs" c="dimmed" ms="xs">
                <bdi>{view.owner}</bdi>
              </Text>
            )}
          </MenuItem>
        ))}
        {all.length > 0 && <MenuDivider />}
        <div role="group" aria-label={t('Suggested views')}>
          <MenuLabel>{t('Suggested views')}</MenuLabel>
          {withToday((today) =>
            suggestedViews(list.entity.filters, ready, { userId: me?.id ?? 0, today }).map((view, place) => (
              <MenuItem key={place} onClick={() => suggest(view)}>
                {t(view.label)}
              </MenuItem>
            )),
          )}
        </div>
        <MenuDivider />
        {current && <MenuItem onClick={() => show(null)}>{t('Show full list')}</MenuItem>}
        <MenuItem onClick={() => setSaving(true)}>{t('Save as new view…')}</MenuItem>
        {own && (
          <>
            <MenuItem onClick={() => change(own, { is_default: !own.is_default })}>
              {t(own.is_default ? 'Remove as default view' : 'Use as default view')}
            </MenuItem>
            <MenuItem onClick={() => change(own, { shared: !own.shared })}>
              {t(own.shared ? 'Stop sharing' : 'Share with everyone who can view this list')}
            </MenuItem>
          </>
        )}
        {current?.deletable && (
          <MenuItem
            c="var(--mantine-color-error)"
            onClick={() =>
              void tried(async () => {
                await remove.mutateAsync({ params: { id: current.id } })
                show(null)
                notifySuccess('View deleted.')
              })
            }
          >
            {t('Delete view')}
          </MenuItem>
        )}
      </Menu>
      {saving && (
        <Suspense>
          <SaveView
            screen={list.entity.name}
            settings={settings}
            onSaved={(id) => list.state.show(settings, String(id))}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </>
  )
}
