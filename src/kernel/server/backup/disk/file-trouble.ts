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
      return told('There is no {path}, or no folder for it.', { path })
    case 'EISDIR':
      return told('{path} is a folder, and a file is wanted.', { path })
    case 'EACCES':
    case 'EPERM':
      return told('{path} may not be opened by this user.', { path })
    case 'EROFS':
      return told('{path} lies where nothing can be written.', { path })
    case 'ENOSPC':
    case 'EDQUOT':
      return told('There is no room left for {path}.', { path })
    case 'EPIPE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return told('Nobody reads {path} any more.', { path })
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
