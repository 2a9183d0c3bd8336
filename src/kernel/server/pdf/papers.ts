import type { Endpoint } from '../../contract/endpoint.ts'
import type { Paper } from '../../contract/paper/paper.ts'
import type { Db } from '../database/query.ts'
import type { Call } from '../http/routes.ts'

/** The parts of a call that a printed document depends on. */
export type PaperCall = Pick<Call<Endpoint>, 'id' | 'actor' | 'query' | 't'>

/** How the printed document of a call is made; `db` has the user's row-level policies. */
export interface PaperSource {
  /** The records that are on the printed document of this record. */
  recordsOn(db: Db, id: number): Promise<number[]>
  /** Builds the document without rendering it; throws the reason if there is none. */
  build(call: PaperCall, db: Db): Promise<Paper>
  /** Renders the document and records the print, like the call itself. */
  renderAndRecord(call: PaperCall, db: Db): Promise<{ paper: Paper; pdf: Buffer }>
}

/** The printed documents by the calls that return them. */
export type Papers = Map<Endpoint, PaperSource>
