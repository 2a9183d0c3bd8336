import { type Told, told } from '../../../../words/sentences.ts'
import { SaidError } from '../../said-error.ts'

/** What is wrong with a file or the way to it, in words for whoever named it; undefined for anything else. */
export function fileTrouble(error: unknown, path: string): SaidError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const said = wordsFor(String(error.code), path)
  return said === undefined ? undefined : new SaidError(said, { cause: error })
}

function wordsFor(code: string, path: string): Told | undefined {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return told('{path} or its folder does not exist.', { path })
    case 'EISDIR':
      return told('{path} is a folder. Enter the path of a file.', { path })
    case 'EACCES':
    case 'EPERM':
      return told('This system user does not have permission to open {path}.', { path })
    case 'EROFS':
      return told('{path} is on a read-only file system.', { path })
    case 'ENOSPC':
    case 'EDQUOT':
      return told('Not enough disk space to write {path}.', { path })
    case 'EPIPE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return told('The program reading from {path} has stopped.', { path })
    case 'EIO':
    case 'ENXIO':
    case 'ESTALE':
    case 'EFBIG':
    case 'ENODEV':
      return told('{path} cannot be read or written ({code}).', { path, code })
    default:
      return undefined
  }
}
