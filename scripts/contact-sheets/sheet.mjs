/** The width of a picture on the sheet, by the width of the screen. */
const shownAt = { 390: 390, 768: 560, 1024: 680, 1440: 800 }

/** Draws the pictures, a row each for installation and scheme, and writes them as one picture. */
export async function sheetOf({ title, rows, width }, browser, file) {
  const page = await browser.newPage({ viewport: { width: 3 * (shownAt[width] + 16) + 16, height: 800 } })
  const shown = rows.map(
    ({ title: name, pictures }) =>
      `<h2>${name}</h2><div>${pictures
        .map(
          (bytes) =>
            `<img width="${shownAt[width]}" src="data:image/png;base64,${bytes.toString('base64')}">`,
        )
        .join('')}</div>`,
  )
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: #8a8a8a; font: 14px sans-serif }
    h1 { font-size: 18px } h2 { margin: 12px 0 4px; font-size: 14px }
    div { display: flex; gap: 16px } img { display: block }
    </style><h1>${title}</h1>${shown.join('')}`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
