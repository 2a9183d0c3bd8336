import type { Paper } from '../../../contract/paper/paper.ts'
import { drawableText } from '../../../contract/paper/drawable-text.ts'
import { type SlipSize, usualSize } from '../../../contract/paper/slip.ts'
import { Facts, Letterhead, PaperFooter, PaperFrame, Party } from './paper-parts.tsx'
import { PaperTable } from './paper-table.tsx'
import styles from './paper.module.css'
import { PeopleText, PeopleWord } from './people-text.tsx'

/**
 * A paper as it is printed: the same text in the same order as in the PDF, on a page that is white in the dark scheme
 * too.
 */
export function PrintedPaper({ paper, size = usualSize }: { paper: Paper; size?: SlipSize }) {
  const { copies } = paper
  return (
    <PaperFrame name={paper.name} language={paper.language} sheet={paper.sheet}>
      {copies === null ? (
        <div className={styles.page}>
          <Content paper={paper} copy={null} />
        </div>
      ) : (
        (size === 'a4' ? [copies.original, copies.copy] : [copies.original]).map((copy) => (
          <section key={copy} className={`${styles.page} ${styles.slip}`} aria-label={copy}>
            <Content paper={paper} copy={copy} />
          </section>
        ))
      )}
    </PaperFrame>
  )
}

function Content({ paper, copy }: { paper: Paper; copy: string | null }) {
  const { parties, facts, texts, explained, table, notes, boxes, panels, terms, signatures } = paper
  return (
    <>
      {paper.watermark && <Watermark {...paper.watermark} />}
      <Letterhead logo={paper.logo} company={paper.company_name}>
        <div className={styles.what}>
          <h2 className={styles.title}>{paper.title}</h2>
          {copy !== null && <p className={styles.copy}>{copy}</p>}
        </div>
      </Letterhead>
      <div className={styles.head} data-parties={parties.length}>
        {parties.map((party) => (
          <Party key={party.label} {...party} />
        ))}
        <Facts rows={facts} strong />
        {texts.length > 0 && (
          <div className={styles.texts}>
            {texts.map(({ label, value }) => (
              <section key={label}>
                <h3 className={styles.label}>{label}</h3>
                <PeopleText text={value} />
              </section>
            ))}
          </div>
        )}
      </div>
      {explained !== null && <p className={styles.note}>{explained}</p>}
      {table && <PaperTable table={table} title={paper.title} />}
      <div className={styles.closing}>
        {paper.sums.length > 0 && <Sums paper={paper} />}
        {panels.length > 0 && (
          <div className={styles.panels}>
            {panels.map((panel) => (
              <section key={panel.title}>
                <h3 className={styles.heading}>{panel.title}</h3>
                <Facts rows={panel.facts} />
              </section>
            ))}
          </div>
        )}
        {boxes && (
          <>
            <h3 className={styles.heading}>{boxes.title}</h3>
            <dl className={styles.boxes}>
              {boxes.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd>
                    <bdi dir="ltr">{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            <PeopleWord text={note} />
          </p>
        ))}
        {terms && (
          <section className={styles.terms}>
            <h3 className={styles.heading}>{terms.title}</h3>
            <PeopleText text={terms.lines.join('\n')} />
          </section>
        )}
        {signatures.length > 0 && (
          <div className={styles.signatures}>
            {signatures.map((name) => (
              <div key={name} className={styles.signature}>
                {name}
              </div>
            ))}
          </div>
        )}
      </div>
      <PaperFooter pieces={paper.footer} />
    </>
  )
}

/** Hidden from screen readers and search. */
function Watermark({ text, warns }: { text: string; warns: boolean }) {
  return (
    <div
      className={styles.watermark}
      data-mark={drawableText(text)}
      data-warning={warns || undefined}
      style={{ ['--letters' as string]: text.length + 1 }}
      aria-hidden
    />
  )
}

function Sums({ paper: { sums, words, stamp } }: { paper: Paper }) {
  return (
    <div className={styles.summing} data-beside={words !== null || undefined}>
      {words && (
        <div className={styles.beside}>
          <h3 className={styles.label}>{words.label}</h3>
          <p className={styles.words}>{words.value}</p>
          {stamp !== null && (
            <p className={styles.stamp}>
              <PeopleWord text={stamp} />
            </p>
          )}
        </div>
      )}
      <dl className={styles.sums}>
        {sums.map((sum, place) => (
          // Two lines of the sums can have the same label, so the index is the key.
          <div key={place} className={sum.grand ? styles.grand : styles.sum}>
            <dt>
              <span className={sum.words === undefined ? undefined : styles.label}>
                <PeopleWord text={sum.label} />
              </span>
              {sum.words !== undefined && <p>{sum.words}</p>}
            </dt>
            <dd>
              <bdi dir="ltr">{sum.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
