import type { Paper } from '../../../kernel/contract/paper/paper.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { sampleCompany } from '../../../features/invoices/testing/printable-sample.ts'
import { deliveryNote } from './delivery-note.ts'

export const aDelivery = {
  number: 'DN-2026-00042',
  date: '2026-11-24',
  to: 'مكتبة الأحلام',
  address: 'Salim Street, Sulaymaniyah',
  lines: [
    { item: 'قەڵەمی شین', notes: 'Engraved', quantity: 1250 },
    { item: 'Gift box', notes: null, quantity: 2.5 },
  ],
}

/**
 * A paper with a combination that no real paper has: a slip that waits for approval, in its second revision, with a sum
 * in dinars.
 */
export function waitingSlip(t: Translate): Paper {
  const note = deliveryNote(aDelivery, sampleCompany(), t)
  return {
    ...note,
    sheet: 'slip',
    copies: { original: 'Original', copy: 'Copy' },
    watermark: { text: 'WAITING', warns: true },
    facts: [...note.facts, { label: 'Revision', value: '2' }],
    sums: [
      { label: 'Total', value: 'USD\u00a0791.00', words: 'Seven Hundred', grand: true },
      { label: 'At 1,310.00 of 24/11/2026', value: 'IQD\u00a01,036,250' },
    ],
    boxes: { title: 'Loaded', facts: [{ label: 'Cash boxes', value: '3' }] },
    notes: ['To be counted at the door'],
    signatures: ['Driver', 'Received by'],
  }
}

/** The texts of that slip that must be on both halves. */
export const onBothHalves = [
  'Revision',
  'USD\u00a0791.00',
  'IQD\u00a01,036,250',
  'Cash boxes',
  'To be counted',
  'Driver',
]

/** Returns every text of a paper. */
export function shownOn({ title, table, signatures, ...paper }: Paper): string[] {
  const { parties, facts, sums, panels, boxes, notes, terms } = paper
  return [
    title,
    ...textsOf([
      parties,
      facts,
      table?.rows,
      table?.opening,
      table?.totals,
      sums,
      panels,
      boxes,
      notes,
      terms,
    ]),
    ...(table?.columns ?? []).map(({ label }) => label),
    ...signatures,
  ]
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return part === '' ? [] : [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(textsOf)
}
