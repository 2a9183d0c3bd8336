import type pg from 'pg'
import type { Authorization } from './http/authorization.ts'
import type { Routes } from './http/routes.ts'
import type { Lists } from './lists/listed.ts'
import type { QueryCache } from './lists/query-cache.ts'
import type { Live } from './live/live.ts'
import type { Papers } from './pdf/papers.ts'
import type { PdfRenderer } from './pdf/renderer.ts'
import type { PictureReader } from './picture-reader/picture-reader.ts'
import type { ImportsUnderWay } from './spreadsheet-import/import-progress.ts'
import type { SecurityLog } from './security/security-log.ts'
import type { RowPolicies } from './rights/row-policy.ts'

/** The company that issues files and printed documents, and the time zone in which its days begin. */
export interface Issuer {
  name: string
  timeZone: string
}

/** What every feature is given to build on. */
export interface Kernel {
  routes: Routes
  log: SecurityLog
  pool: pg.Pool
  live: Live
  queryCache: QueryCache
  /** The list of each kind of record, for exports and bulk actions. */
  lists: Lists
  /** How the printed document of each call is made, for printing many at once. */
  papers: Papers
  pdf: PdfRenderer
  pictures: PictureReader
  imports: ImportsUnderWay
  issuer(): Promise<Issuer>
  /** A secret that all nodes share and nobody outside knows. */
  secret: string
  /** Whether a user may do more than the route already requires. */
  may: Authorization['may']
  /** The current account and permissions of a user, for work that goes on after the request has ended. */
  personNow: Authorization['now']
  /** Asks for the password in endpoints that need it only in some cases; those with `asksPassword` always need it. */
  assertConfirmed: Authorization['assertConfirmed']
  /** Which records a user may see, where `visibleTo` of a database cannot be used. */
  policies: RowPolicies
}
