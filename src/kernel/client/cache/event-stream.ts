/** One event of an event stream. */
export interface StreamEvent {
  event: string
  data: string
}

/**
 * Yields the events of a `text/event-stream` body as they arrive; ends with the stream. `onBytes` is called for every
 * received chunk, comments included.
 */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onBytes()
      // A carriage return at the end may be half of a line break, so it waits for the next chunk.
      const text = rest + decoder.decode(chunk.value, { stream: true })
      const blocks = text.replace(/\r\n|\r(?!$)/g, '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseBlock(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}

function parseBlock(block: string): StreamEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length > 0 || event !== 'message' ? { event, data: data.join('\n') } : null
}
