import { Badge } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import styles from './status-badge.module.css'
import { toneColour, type ToneName, tones } from './tones.ts'

const looks = Object.fromEntries(
  (Object.keys(tones) as ToneName[]).map((name) => [
    name,
    {
      '--badge-bg': toneColour(name, 'fill'),
      '--badge-color': toneColour(name, 'text'),
      '--badge-bd': `1px solid ${toneColour(name, 'border')}`,
    } as CSSProperties,
  ]),
) as Record<ToneName, CSSProperties>

interface StatusBadgeProps {
  tone: ToneName
  /** Of what counts no more. */
  struck?: boolean
  children: ReactNode
}

/** How a record stands: its word, in the colour that the word has everywhere. */
export function StatusBadge({ tone, struck = false, children }: StatusBadgeProps) {
  return (
    <Badge
      variant="default"
      className={styles.badge ?? ''}
      style={looks[tone]}
      data-tone={tone}
      data-struck={struck || undefined}
    >
      {children}
    </Badge>
  )
}
