import { expect, test } from 'vitest'
import { translators } from '../../../i18n/translators.ts'
import { letterhead } from '../../settings/letterhead.ts'
import { sampleCompany, sampleInvoice } from '../testing/printable-sample.ts'
import { partiesOf } from './parties.ts'

test('the company’s phones are on its papers, with their digits in order in right-to-left languages as well', () => {
  const company = sampleCompany({ phones: '0770 123 4567 · 0750 765 4321' })
  const shown = '\u200e0770 123 4567 · 0750 765 4321\u200e'
  for (const t of [translators.en, translators.ar, translators.ckb]) {
    expect(letterhead(company, t).footer).toContain(shown)
    expect(partiesOf(sampleInvoice(), company, t)[0].lines).toContain(shown)
  }
  expect(letterhead(sampleCompany(), translators.en).footer.at(-1)).toBe('office@tigris.example')
})
