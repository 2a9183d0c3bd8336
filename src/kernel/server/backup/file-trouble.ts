import { StartError } from '../../../parts/program/start-error.ts'

/** What is wrong with a file or the way to it, in words for whoever named it; undefined for anything else. */
export function fileTrouble(error: unknown, path: string): StartError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const said = wordsFor(String(error.code), path)
  return said === undefined ? undefined : new StartError(said, { cause: error })
}

function wordsFor(code: string, path: string): string | undefined {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no ${path}, or no folder for it.`
    case 'EISDIR':
      return `${path} is a folder, and a file is wanted.`
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be opened by this user.`
    case 'EROFS':
      return `${path} lies where nothing can be written.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room left for ${path}.`
    case 'EPIPE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return `Nobody reads ${path} any more.`
    case 'EIO':
    case 'ENXIO':
    case 'ESTALE':
    case 'EFBIG':
    case 'ENODEV':
      return `${path} cannot be read or written (${code}).`
    default:
      return undefined
  }
}
