import type { Paper } from '../../../contract/paper/paper.ts'
import type { SlipSize } from '../../../contract/paper/slip.ts'

interface PaperPagesProps {
  /** `page {page} of {pages}` in the language of the paper. */
  pageOf: string
  sheet?: Paper['sheet']
  size?: SlipSize
}

/** Returns the page number text as CSS `content`: quoted texts with counters between them. */
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
 * While rendered, makes the browser print on numbered A4 pages or on slips. A rule in a style sheet would apply to all
 * screens, and named pages print an empty page before and after.
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
