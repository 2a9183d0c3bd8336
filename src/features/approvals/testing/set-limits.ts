import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { roleLimits } from '../../settings/limits/limits.contract.ts'

/** Sets how far salesmen and managers may go; what is left out has no limit. */
export async function setLimits(api: Api, wanted: Record<string, number>): Promise<void> {
  const none = Object.fromEntries(Object.keys(roleLimits).map((name) => [name, null]))
  const limits = { ...none, ...wanted }
  const { status, body } = await api.put('/settings', { limits: { salesman: limits, manager: limits } })
  if (status !== 200) throw new Error(`The limits were refused: ${JSON.stringify(body)}`)
}
