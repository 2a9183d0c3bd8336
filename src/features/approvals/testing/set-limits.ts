import type { Api } from '../../../kernel/server/testing/api-client.ts'
import { roleLimits } from '../../settings/limits/limits.contract.ts'

/** Sets the limits of salesmen and managers; those that are left out become unlimited. */
export async function setLimits(api: Api, wanted: Record<string, number>): Promise<void> {
  const none = Object.fromEntries(Object.keys(roleLimits).map((name) => [name, null]))
  const limits = { ...none, ...wanted }
  const { status, body } = await api.put('/settings', { limits: { salesman: limits, manager: limits } })
  if (status !== 200) throw new Error(`The limits were refused: ${JSON.stringify(body)}`)
}
