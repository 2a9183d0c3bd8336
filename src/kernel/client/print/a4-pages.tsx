const rules = `@page {
  size: A4;
  margin: 17mm 17mm 20mm;

  @bottom-right {
    content: 'page ' counter(page) ' of ' counter(pages);
    color: #6c7386;
    font: 7pt 'Vazirmatn Variable', sans-serif;
  }
}`

/**
 * Makes the browser print the screen on numbered A4 pages, as long as it is shown. A rule in a style sheet would
 * stay for all screens, and one for named pages prints an empty page before and behind.
 */
export function A4Pages() {
  return <style>{rules}</style>
}
