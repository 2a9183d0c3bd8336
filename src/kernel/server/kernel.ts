import type pg from 'pg'
import type { Authorization } from './http/authorization.ts'
import type { Routes } from './http/routes.ts'
import type { Lists } from './lists/listed.ts'
import type { QueryCache } from './lists/query-cache.ts'
import type { Live } from './live.ts'
import type { Papers } from './pdf/papers.ts'
import type { PdfRenderer } from './pdf/renderer.ts'
import type { PictureReader } from './picture-reader/picture-reader.ts'
import type { ImportsUnderWay } from './spreadsheet-import/import-progress.ts'
import type { SecurityLog } from './security/security-log.ts'
import type { RowPolicies } from './records/row-policy.ts'

/** The company that issues what leaves the product, as files say, and where its days begin. */
export interface Issuer {
  name: string
  timeZone: string
}

/** What every feature is given to stand on. */
export interface Kernel {
  routes: Routes
  /** What happens to people's safety is noted here. */
  log: SecurityLog
  pool: pg.Pool
  live: Live
  kept: QueryCache
  /** How each kind of record is listed, as far as its list can be taken along. */
  lists: Lists
  /** How the paper of each call is drawn, for whoever draws many. */
  papers: Papers
  pdf: PdfRenderer
  pictures: PictureReader
  imports: ImportsUnderWay
  issuer(): Promise<Issuer>
  /** What nobody outside knows and all nodes share. */
  secret: string
  /** Whether a person may do more than what the route already asks for. */
  may: Authorization['may']
  /** Who a person is now, for what is done when their request is long over. */
  personNow: Authorization['now']
  /** For what needs the password only in some cases; an endpoint that always needs it says `asksPassword`. */
  assertConfirmed: Authorization['assertConfirmed']
  /** Which records a person sees, for what no `visibleTo` of a database answers. */
  policies: RowPolicies
}
