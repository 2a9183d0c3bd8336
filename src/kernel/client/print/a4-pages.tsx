interface A4PagesProps {
  /** `page {page} of {pages}` in the language of the paper. */
  pageOf: string
  landscape?: boolean
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
 * Makes the browser print the screen on numbered A4 pages, as long as it is shown. A rule in a style sheet would
 * stay for all screens, and one for named pages prints an empty page before and behind.
 */
export function A4Pages({ pageOf, landscape = false }: A4PagesProps) {
  return (
    <style>{`@page {
  size: A4 ${landscape ? 'landscape' : 'portrait'};
  margin: 15mm 17mm;

  @bottom-right {
    content: ${inStyleSheet(pageOf)};
    color: #6c7386;
    font: 7pt 'Vazirmatn Variable', sans-serif;
  }
}`}</style>
  )
}
