import { socketPort } from './socket-folder.ts'

/** Settings of PostgreSQL by name. */
export type ServerSettings = Record<string, string>

/**
 * Given on the command line, so that a newer version's settings hold for an older cluster. What makes an
 * acknowledged write durable (fsync, full_page_writes, synchronous_commit) stays on, as it is by default.
 */
const settings: ServerSettings = {
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  maintenance_work_mem: '128MB',
  work_mem: '16MB',
  max_wal_size: '2GB',
  // An archive that is away for long must not fill the disk with the log that is kept for it.
  max_slot_wal_keep_size: '2GB',
  // The data lies on an SSD or in memory nearly everywhere.
  random_page_cost: '1.1',
  // It costs more than it gains for queries of a few milliseconds.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** The words that start a server. */
export function serverWords(cluster: string, socketFolder: string, overrides: ServerSettings): string[] {
  // A list in which names with commas or blanks need quotes.
  const unix_socket_directories = `"${socketFolder.replaceAll('"', '""')}"`
  const all = { ...settings, unix_socket_directories, ...overrides }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
