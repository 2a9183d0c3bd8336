import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { Label, DisplayText } from '../../../i18n/messages.ts'
import styles from './bar-list.module.css'
import visually from '../visually-hidden.module.css'

interface Bar {
  key: string | number
  /** Text of users, or already translated; so are `value` and `details`. */
  label: string
  value: string
  /** More about the value, such as the number of records. */
  details?: string
  /** The length of the bar, relative to the longest. */
  size: number
  to: string
  /** The level of attention, from 0 to 3. */
  tone?: 0 | 1 | 2 | 3
  /** A fixed colour, if the same thing has it on other screens. */
  colour?: string
}

interface BarListProps {
  /** The caption of the table, for screen readers. */
  caption: DisplayText
  /** The headings of labels and values, for screen readers. */
  headings: [label: Label, value: Label]
  bars: readonly Bar[]
}

/** Values with a bar below each, as a table for screen readers. Each row is a link to its list. */
export function BarList({ caption, headings, bars }: BarListProps) {
  const t = useTranslate()
  const longest = Math.max(...bars.map(({ size }) => size), 0)
  return (
    <table role="table" className={styles.list}>
      <caption className={visually.hidden}>{t(caption)}</caption>
      <thead role="rowgroup" className={visually.hidden}>
        <tr role="row">
          {headings.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {bars.map(({ key, label, value, details, size, to, tone = 0, colour }) => (
          <tr key={key} role="row" className={styles.line}>
            <th role="rowheader" scope="row">
              <Link to={to} className={styles.label} dir="auto">
                {label}
              </Link>
            </th>
            <td role="cell">
              <span className={styles.value}>{value}</span>
              {details && <span className={styles.note}>{details}</span>}
              <span className={styles.track} aria-hidden>
                <span
                  data-tone={tone}
                  style={{
                    inlineSize: longest > 0 ? `${(size / longest) * 100}%` : 0,
                    ...(colour && { background: colour }),
                  }}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
