import type { Api } from '../../../kernel/server/testing/api-client.ts'

/** Sets how far salesmen and managers may go; what is left out has no limit. */
export async function setLimits(api: Api, wanted: Record<string, number>): Promise<void> {
  const { status, body } = await api.put('/settings', { limits: { salesman: wanted, manager: wanted } })
  if (status !== 200) throw new Error(`The limits were refused: ${JSON.stringify(body)}`)
}
