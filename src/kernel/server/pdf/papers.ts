import type { Endpoint } from '../../contract/endpoint.ts'
import type { Paper } from '../../contract/paper/paper.ts'
import type { Db } from '../database/query.ts'
import type { Call } from '../http/routes.ts'

/** What is asked of the call that gives a paper. */
export type PaperCall = Pick<Call<Endpoint>, 'id' | 'actor' | 'query' | 't'>

/** How a paper that a call gives comes about; `db` is that of whoever asks. */
export interface DrawnPaper {
  /** The records that stand on the paper of one. */
  recordsOn(db: Db, id: number): Promise<number[]>
  /** Puts it together and nothing else: throws why there is none. */
  look(call: PaperCall, db: Db): Promise<Paper>
  /** Draws it, and keeps that it was asked for, as the call does. */
  draw(call: PaperCall, db: Db): Promise<{ paper: Paper; pdf: Buffer }>
}

/** The papers of records, by the calls that give them. */
export type Papers = Map<Endpoint, DrawnPaper>
