import { alerts as readAlerts } from '../../../contract/endpoints/alerts.ts'
import type { Alerts } from '../../process/alerts.ts'
import type { Routes } from '../routes.ts'

/** Mounts the call that lists the open alerts. */
export function alertRoutes(routes: Routes, alerts: Alerts): void {
  routes.query(readAlerts, async () => ({ results: alerts.all() }))
}
