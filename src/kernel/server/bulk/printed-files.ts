import sql from 'sql-template-tag'
import { Problem } from '../../contract/problem.ts'
import type { Db, Transaction } from '../database/query.ts'
import { type BulkJob, jobAtWork } from './bulk-jobs.ts'

const bytesMost = 200 * 1024 * 1024
const isKept = sql`coalesce((select max(at) from bulk_row where job = j.id), j.created_at) > now() - interval '1 hour'`

/**
 * Stores a printed file of a job until all files are fetched. The files of all jobs together have a size limit: when it
 * is reached, files of ended jobs are deleted, first the user's own, then the oldest.
 */
export async function keepPrintedFile(
  tx: Transaction,
  { id, user_id }: Pick<BulkJob, 'id' | 'user_id'>,
  place: number,
  pdf: Buffer,
): Promise<void> {
  while ((await bytesKept(tx)) + pdf.length > bytesMost) {
    const gone = await tx.run(sql`
      delete from bulk_paper where job = (
        select j.id from bulk_job j
        where j.id <> ${id}::uuid and not (${jobAtWork}) and exists (select from bulk_paper where job = j.id)
        order by j.user_id <> ${user_id}, j.created_at limit 1)`)
    if (gone === 0)
      throw new Problem('conflict', 'There is no room for more printed files. Print fewer at a time.')
  }
  await tx.run(sql`insert into bulk_paper (job, place, pdf) values (${id}::uuid, ${place}, ${pdf})`)
}

async function bytesKept(db: Db): Promise<number> {
  const found = await db.row<{ bytes: number }>(
    sql`select coalesce(sum(octet_length(pdf)), 0) as bytes from bulk_paper`,
  )
  return found?.bytes ?? 0
}

/** Deletes the printed files of jobs that ended more than an hour ago. */
export async function forgetPrintedFiles(db: Db): Promise<void> {
  await db.run(sql`
    delete from bulk_paper where job in (
      select j.id from bulk_job j where exists (select from bulk_paper where job = j.id) and not (${isKept}))`)
}

/** The places of a job's printed files. Throws `not_found` if a file of a processed record is missing. */
export async function placesPrinted(db: Db, { id }: Pick<BulkJob, 'id'>): Promise<number[]> {
  const rows = await db.rows<{ place: number; kept: boolean }>(sql`
    select r.place, ${isKept} and exists (select from bulk_paper p where p.job = r.job and p.place = r.place) as kept
    from bulk_row r join bulk_job j on j.id = r.job where r.job = ${id}::uuid and r.why is null order by r.place`)
  if (rows.some(({ kept }) => !kept)) {
    throw new Problem('not_found', 'This print file is no longer available. Print the documents again.')
  }
  return rows.map(({ place }) => place)
}

/** Reads the files one by one as the receiver takes them: no connection is held, and only one file is in memory. */
export async function* printedFiles(db: Db, { id }: Pick<BulkJob, 'id'>, places: readonly number[]) {
  for (const place of places) {
    const found = await db.row<{ pdf: Buffer }>(
      sql`select pdf from bulk_paper where job = ${id}::uuid and place = ${place}`,
    )
    if (found) yield found.pdf
  }
}
