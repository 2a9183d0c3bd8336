import type { Api, Saved } from '../../src/kernel/server/testing/api-client.ts'

/** Creates a weekly report as this user; every field that is not given gets a default. */
export async function aReport(api: Api, wanted: Record<string, unknown> = {}): Promise<{ id: number }> {
  const { status, body } = await api.post<Saved<{ id: number }>>('/reports', {
    week_ending: '2026-03-05',
    project_name: 'Conference pens',
    tasks_started: 'Samples',
    tasks_completed: 'Offer',
    ...wanted,
  })
  if (status !== 201) throw new Error(`The report was refused: ${JSON.stringify(body)}`)
  return body.data
}
