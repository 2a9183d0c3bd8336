import type { Language } from '../../../i18n/languages.ts'
import type { PaperTranslate } from '../../../i18n/paper-translate.ts'
import { paperTranslators } from '../../../i18n/paper-translators.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { languageQuery } from '../../contract/endpoints/language.ts'
import type { Paper } from '../../contract/paper/paper.ts'
import type { SlipSize } from '../../contract/paper/slip.ts'
import type { Db } from '../database/query.ts'
import { shownFile } from '../http/bodies/file-header.ts'
import type { Call } from '../http/routes.ts'
import type { Kernel } from '../kernel.ts'
import { pictureAt } from '../database/pictures.ts'
import type { PaperSource, PaperCall } from './papers.ts'
import { type Documents, makeAndRecord, printedRoute } from './printed.ts'
import { renderPaper } from './render-paper.ts'

type PaperEndpoint = Endpoint & { query: typeof languageQuery }
/**
 * Serves a printed document as PDF. `paperOf` builds it, translated by `translatorFor`, which takes the recipient's stored
 * language; a requested language overrides it. With `documents`, the first print of each document is recorded.
 */
export function paperRoute<E extends PaperEndpoint>(
  { routes, papers, pdf, pool }: Pick<Kernel, 'routes' | 'papers' | 'pdf' | 'pool'>,
  endpoint: E,
  paperOf: (
    call: Call<E>,
    db: Db,
    translatorFor: (storedLanguage: Language | null) => PaperTranslate,
  ) => Promise<Paper>,
  documents?: Documents,
): void {
  if (documents) printedRoute({ routes }, documents)
  const queryIn = (call: PaperCall): { language?: Language | null; paper?: SlipSize | null } => call.query
  const source: PaperSource = {
    recordsOn: async (db, id) => (await documents?.recordsTogether?.(db, id)) ?? [id],
    // A call that prints many documents has checked its body like a single call.
    build: async (call, db) =>
      await paperOf(
        call as Call<E>,
        db,
        (storedLanguage) => paperTranslators[queryIn(call).language ?? storedLanguage ?? 'en'],
      ),
    renderAndRecord: async (call, db) => {
      const { actor, id } = call
      const make = async (from: Db) => await source.build(call, from)
      const paper = documents ? await makeAndRecord({ pool, actor, id, documents }, db, make) : await make(db)
      const bytes = await renderPaper(pdf, paper, {
        person: actor.id,
        size: queryIn(call).paper ?? null,
        loadPicture: (address) => pictureAt(db, address),
      })
      return { paper, pdf: bytes }
    },
  }
  papers.set(endpoint, source)
  routes.query(endpoint, async (call, db, reply) => {
    const made = await source.renderAndRecord(call, db)
    return await reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', shownFile(made.paper.file_name ?? `${made.paper.name}.pdf`))
      .send(made.pdf)
  })
}
