import { Kbd } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../language/language.ts'
import styles from './keyboard-help.module.css'
import type { Jump, KeyOnScreen } from '../frame/sidebar/navigation.ts'
import { onApple } from './on-apple.ts'

const mod = onApple ? '⌘' : 'Ctrl'

interface KeyboardHelpProps {
  jumps: readonly Jump[]
  keys: readonly KeyOnScreen[]
  onClose(): void
}

/** The list of keyboard shortcuts, global ones and those of single screens. */
export default function KeyboardHelp({ jumps, keys, onClose }: KeyboardHelpProps) {
  const t = useTranslate()
  const all: KeyOnScreen[] = [
    { shown: `${mod} K`, does: 'Find a page or record' },
    ...jumps.map(({ shown, page }) => ({ shown, does: page.label })),
    { shown: '/', does: 'Search the list' },
    { shown: '↓', does: 'Move from search to list' },
    { shown: 'J K', does: 'Go to next or previous row' },
    { shown: 'Enter', does: 'Open row' },
    { shown: 'X', does: 'Select row' },
    { shown: 'E', does: 'Edit row' },
    { shown: 'N', does: 'Create a new record' },
    { shown: 'Esc', does: 'Leave the list' },
    { shown: `${mod} P`, does: 'Print the whole list' },
    { shown: `${mod} S`, does: 'Save the form' },
    ...keys.map(({ shown, does }) => ({ shown: shown.replace('Mod', mod), does })),
    { shown: '?', does: 'Show keyboard shortcuts' },
  ]
  return (
    <Dialog opened onClose={onClose} centered title={t('Keyboard shortcuts')}>
      <dl className={styles.keys}>
        {all.map(({ shown, does }) => (
          <div key={shown}>
            <dt>{t(does)}</dt>
            <dd dir="ltr">
              {shown.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
