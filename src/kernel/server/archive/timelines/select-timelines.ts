import { hostname } from 'node:os'
import { StartError } from '../../../../parts/program/start-error.ts'
import { installationText, matchesId } from '../../database/identity/installation.ts'
import type { Timeline } from './timelines.ts'

interface Wanted {
  /** The installation of the data folder, if the folder has been served before. */
  house: string | undefined
  dataDir: string
  /** The number of the installation that the user named, or its data folder if it has no number. */
  of: string | undefined
}

/** Timelines of one installation or, from before installations had numbers, of one data folder form a group. */
const groupOf = ({ from, name }: Timeline) => {
  if (!from) return name
  return from.house?.id ?? `${from.machine}:${from.dataDir}`
}

/**
 * The timelines that may be restored: those of the named installation, of the data folder's installation or, if that is
 * unknown, of the only installation in the archive. Throws a StartError that lists the installations if the user must
 * name one.
 */
export function selectTimelines(archive: string, timelines: readonly Timeline[], wanted: Wanted): Timeline[] {
  const { of } = wanted
  const own =
    of === undefined ? ownOf(timelines, wanted) : timelines.filter((timeline) => isNamed(timeline, of))
  if (own.length > 0 || timelines.length === 0) return own
  const whose = [...new Map(timelines.map((timeline) => [groupOf(timeline), timeline])).values()]
    .map(ownerText)
    .join(', ')
  throw new StartError(
    of === undefined
      ? `The archive in ${archive} is of ${whose}, and not known to be of ${wanted.dataDir}. Add --of with the number of the one that is meant.`
      : `The archive in ${archive} contains nothing of ${of}. It belongs to ${whose}.`,
  )
}

function ownOf(timelines: readonly Timeline[], { house: installation, dataDir }: Wanted): Timeline[] {
  const isOfDataFolder = ({ from }: Timeline) =>
    from !== undefined && !from.house && from.machine === hostname() && from.dataDir === dataDir
  if (installation !== undefined) {
    const found = timelines.filter(
      (timeline) => timeline.from?.house?.id === installation || isOfDataFolder(timeline),
    )
    // Timelines that are older than numbers and come from another machine do not name any installation.
    const nameNoInstallation = timelines.every(({ from }) => !from?.house)
    return found.length > 0 || !nameNoInstallation ? found : onlyOne(timelines)
  }
  return onlyOne(timelines)
}

const onlyOne = (timelines: readonly Timeline[]) =>
  new Set(timelines.map(groupOf)).size === 1 ? [...timelines] : []

function isNamed({ from }: Timeline, of: string): boolean {
  return from?.house ? matchesId(of, from.house) : from?.dataDir === of
}

function ownerText({ from, name }: Timeline): string {
  if (!from) return name
  const place = `${from.dataDir} on ${from.machine}`
  return from.house ? `${installationText(from.house)} in ${place}` : place
}
