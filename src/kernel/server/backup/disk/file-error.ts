import { type Message, message } from '../../../../i18n/messages.ts'
import { MessageError } from '../../messages/message-error.ts'

/** Describes a problem with a file or its path to the user who named it; undefined for any other error. */
export function fileError(error: unknown, path: string): MessageError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const text = messageFor(String(error.code), path)
  return text === undefined ? undefined : new MessageError(text, { cause: error })
}

function messageFor(code: string, path: string): Message | undefined {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return message('{path} or its folder does not exist.', { path })
    case 'EISDIR':
      return message('{path} is a folder. Enter the path of a file.', { path })
    case 'EACCES':
    case 'EPERM':
      return message('This system user does not have permission to open {path}.', { path })
    case 'EROFS':
      return message('{path} is on a read-only file system.', { path })
    case 'ENOSPC':
    case 'EDQUOT':
      return message('Not enough disk space to write {path}.', { path })
    case 'EPIPE':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return message('The program reading from {path} has stopped.', { path })
    case 'EIO':
    case 'ENXIO':
    case 'ESTALE':
    case 'EFBIG':
    case 'ENODEV':
      return message('{path} cannot be read or written ({code}).', { path, code })
    default:
      return undefined
  }
}
