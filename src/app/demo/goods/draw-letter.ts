const lines = [196, 224, 252, 280, 308, 336, 364, 392]
  .map(
    (y, index) =>
      `<rect x="150" y="${y}" width="${[340, 316, 332, 240, 336, 320, 298, 160][index]}" height="9"/>`,
  )
  .join('')

/** A scanned document: a letterhead, illegible lines, a stamp and a signature. */
export const demoLetter = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
  <rect width="640" height="640" fill="#e9e4d9"/>
  <path d="M104 24h432l8 592H98Z" fill="#fffdf7"/>
  <rect x="150" y="72" width="150" height="18" fill="#1d3354"/>
  <rect x="150" y="102" width="220" height="8" fill="#9aa3b2"/>
  <rect x="150" y="138" width="340" height="3" fill="#b98b3e"/>
  <g fill="#b9bdc6">${lines}</g>
  <g fill="none" stroke="#345689" stroke-width="6" opacity=".75" transform="rotate(-14 420 490)">
    <circle cx="420" cy="490" r="62"/>
    <circle cx="420" cy="490" r="46" stroke-width="3"/>
    <path d="M388 490h64" stroke-width="10"/>
  </g>
  <path d="M160 500c30-50 44-30 34 6s36-44 56-24 26 14 66-8" fill="none" stroke="#26282d" stroke-width="5"
    stroke-linecap="round"/>
</svg>`
