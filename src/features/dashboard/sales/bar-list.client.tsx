import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import type { Label, DisplayText } from '../../../i18n/messages.ts'
import styles from './bar-list.module.css'
import unseen from '../unseen.module.css'

interface Bar {
  key: string | number
  /** People's own text, or words that are said already; so are the next two. */
  label: string
  /** What the bar stands for, in words. */
  value: string
  /** What else is to be said of it, such as of how many records it consists. */
  details?: string
  /** How long the bar is, against the others. */
  size: number
  to: string
  /** How much attention it asks for, from 0 to 3. */
  tone?: 0 | 1 | 2 | 3
  /** A colour of its own, where it stands for the same elsewhere. */
  colour?: string
}

interface BarListProps {
  /** What the bars are about, for those who cannot see them. */
  caption: DisplayText
  /** What the labels and the values are. */
  headings: [label: Label, value: Label]
  bars: readonly Bar[]
}

/** Figures with a bar below each: a table, which is what it is read out as. Each line leads to its list. */
export function BarList({ caption, headings, bars }: BarListProps) {
  const t = useTranslate()
  const longest = Math.max(...bars.map(({ size }) => size), 0)
  return (
    <table role="table" className={styles.list}>
      <caption className={unseen.unseen}>{t(caption)}</caption>
      <thead role="rowgroup" className={unseen.unseen}>
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
