import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers bytes that are not HTTP, or endless headers, with a problem in the usual format, and closes the connection.
 * Such requests reach no route and no error handler.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify({
    code: 'bad_request',
    message: 'The request could not be understood.',
    request_id: randomUUID(),
  })
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
