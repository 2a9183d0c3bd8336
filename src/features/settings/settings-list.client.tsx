import { Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslate } from '../../kernel/client/language/language.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import { paths } from '../paths.ts'
import styles from './settings-list.module.css'

const groups = {
  company: 'Company and documents',
  money: 'Money',
  people: 'Users and security',
  data: 'Data',
} as const satisfies Record<string, DisplayText>

/** A section of the settings with its own address. */
export interface SettingsSection {
  value: string
  group: keyof typeof groups
  label: DisplayText
}

/** The address of a section; the first one has the address of the page. */
const addressOf = (value: string, first: string | undefined) =>
  value === first ? paths.settings : paths.settingsSection(value)

interface SettingsListProps {
  sections: readonly SettingsSection[]
  shown: SettingsSection | undefined
  /** More texts by which the search finds a section. */
  finds(value: string): readonly DisplayText[]
}

/** The links to all sections; on narrow screens behind a button with the name of the current one. */
export function SettingsList({ sections, shown, finds }: SettingsListProps) {
  const t = useTranslate()
  const listId = useId()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (!shown) return null
  // The list closes when another section is opened.
  const open = openAt === shown.value
  return (
    <div className={styles.side}>
      <UnstyledButton
        className={styles.opener}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenAt(open ? null : shown.value)}
      >
        <span className={styles.present}>{t(shown.label)}</span>
        <IconChevronDown size={18} aria-hidden />
      </UnstyledButton>
      <nav id={listId} aria-label={t('Settings')} className={styles.list} data-open={open || undefined}>
        <Found sections={sections} shown={shown} finds={finds} />
      </nav>
    </div>
  )
}

function Found({ sections, shown, finds }: SettingsListProps & { shown: SettingsSection }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const first = sections[0]?.value
  const looked = typed.trim().toLowerCase()
  const found = sections.filter(({ value, label }) =>
    [label, ...finds(value)].some((text) => t(text).toLowerCase().includes(looked)),
  )
  const [best] = found
  const go = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && looked && best) void navigate(addressOf(best.value, first))
  }
  return (
    <>
      <TextInput
        type="search"
        size="sm"
        aria-label={t('Search settings')}
        placeholder={t('Search settings')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={go}
      />
      {Object.entries(groups).map(([group, label]) => (
        <Group key={group} label={t(label)}>
          {found
            .filter((section) => section.group === group)
            .map(({ value, label: name }) => (
              <Link
                key={value}
                to={addressOf(value, first)}
                className={styles.entry}
                aria-current={value === shown.value ? 'page' : undefined}
              >
                {t(name)}
              </Link>
            ))}
        </Group>
      ))}
      <div role="status">
        {found.length === 0 && (
          <Text size="sm" c="dimmed" mt="sm">
            {t('No results match your search.')}
          </Text>
        )}
      </div>
    </>
  )
}

function Group({ label, children }: { label: string; children: readonly ReactNode[] }) {
  const headingId = useId()
  if (children.length === 0) return null
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={styles.heading}>
        {label}
      </div>
      {children}
    </div>
  )
}
