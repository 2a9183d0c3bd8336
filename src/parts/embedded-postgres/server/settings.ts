import { socketPort } from './socket-folder.ts'

/** Settings of PostgreSQL by name. */
export type ServerSettings = Record<string, string>

/**
 * Passed on the command line, so that a newer version's settings apply to an older cluster. The settings that make
 * acknowledged writes durable (fsync, full_page_writes, synchronous_commit) keep their default: on.
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
  // If the archive is unavailable for long, retained WAL must not fill the disk.
  max_slot_wal_keep_size: '2GB',
  // The data are almost always on an SSD or in memory.
  random_page_cost: '1.1',
  // JIT costs more than it gains for queries of a few milliseconds.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** Returns the arguments that start a server. */
export function serverWords(cluster: string, socketFolder: string, overrides: ServerSettings): string[] {
  // This setting is a list; names with commas or blanks need quotes.
  const unix_socket_directories = `"${socketFolder.replaceAll('"', '""')}"`
  const all = { ...settings, unix_socket_directories, ...overrides }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
