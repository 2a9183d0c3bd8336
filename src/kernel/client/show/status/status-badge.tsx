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
  /** Whether the label is struck through, for a cancelled record. */
  struck?: boolean
  children: ReactNode
}

/** The status of a record; a status has one label and one tone everywhere. */
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
