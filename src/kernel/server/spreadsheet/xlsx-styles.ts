import { type Currency, decimalsOf } from '../../contract/values/money.ts'

/** The styles of cells, by their index in the file's list of styles. */
export const styles = {
  plain: 0,
  heading: 1,
  text: 2,
  textFromRight: 3,
  amountUSD: 4,
  amountIQD: 5,
  wholeIQD: 6,
  day: 7,
  moment: 8,
  finerThanCents: 9,
  headingFromRight: 10,
} as const

const asText = 49
const ownFormats = {
  amountUSD: 164,
  amountIQD: 165,
  wholeIQD: 166,
  day: 167,
  moment: 168,
  finerThanCents: 169,
}

/** Right-to-left text sets the direction of its own cell, whatever the direction of the sheet. */
const fromRight = '<alignment horizontal="right" readingOrder="2"/>'

const looks = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  `<xf numFmtId="${asText}" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>`,
  `<xf numFmtId="${asText}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="${asText}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${fromRight}</xf>`,
  ...Object.values(ownFormats).map(
    (id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
  `<xf numFmtId="${asText}" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1" applyAlignment="1">${fromRight}</xf>`,
]

/** The styles of a workbook. The format of every amount contains its currency. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="6"><numFmt numFmtId="${ownFormats.amountUSD}" formatCode="&quot;USD&quot;\\ #,##0.00"/><numFmt numFmtId="${ownFormats.amountIQD}" formatCode="&quot;IQD&quot;\\ #,##0.00"/><numFmt numFmtId="${ownFormats.wholeIQD}" formatCode="&quot;IQD&quot;\\ #,##0"/><numFmt numFmtId="${ownFormats.day}" formatCode="dd/mm/yyyy"/><numFmt numFmtId="${ownFormats.moment}" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="${ownFormats.finerThanCents}" formatCode="&quot;USD&quot;\\ #,##0.00##"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`

/** The style of a number: with currency and decimals for an amount; a price may have more decimals. */
export function styleOfNumber(value: number, currency: Currency | null): number {
  if (currency === null) return styles.plain
  if (currency === 'USD') return decimalsOf(value) > 2 ? styles.finerThanCents : styles.amountUSD
  return Number.isInteger(value) ? styles.wholeIQD : styles.amountIQD
}
