import type { Paper } from '../../../contract/paper/paper.ts'
import type { SlipSize } from '../../../contract/paper/slip.ts'

interface PaperPagesProps {
  /** `page {page} of {pages}` in the language of the paper. */
  pageOf: string
  sheet?: Paper['sheet']
  size?: SlipSize
}

/** The number of a page as a style sheet says it: texts in quotes, with counters between them. */
function inStyleSheet(pageOf: string): string {
  return pageOf
    .split(/(\{page\}|\{pages\})/)
    .map((piece) => {
      if (piece === '{page}') return 'counter(page)'
      return piece === '{pages}' ? 'counter(pages)' : JSON.stringify(piece)
    })
    .join(' ')
}

/**
 * Makes the browser print the screen on numbered pages of A4, or on slips, as long as it is shown. A rule in a style
 * sheet would stay for all screens, and one for named pages prints an empty page before and behind.
 */
export function PaperPages({ pageOf, sheet = 'page', size = 'a4' }: PaperPagesProps) {
  if (sheet === 'slip')
    return <style>{`@page { size: ${size === 'a4' ? 'A4' : 'A5 landscape'}; margin: 0 }`}</style>
  return (
    <style>{`@page {
  size: A4 ${sheet === 'wide' ? 'landscape' : 'portrait'};
  margin: 15mm 17mm;

  @bottom-right {
    content: ${inStyleSheet(pageOf)};
    color: #656c7f;
    font: 7pt 'Vazirmatn Variable', sans-serif;
  }
}`}</style>
  )
}
