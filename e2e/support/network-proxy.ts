import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to the product that can go dead: nothing comes through any more, without an error. */
export interface NetworkProxy {
  url: string
  goDead(): void
  comeBack(): void
  end(): Promise<void>
}

/** Opens a proxy to the product that the journeys use. */
export async function openProxy(): Promise<NetworkProxy> {
  const product = new URL(process.env['INKWELL_URL'] ?? '')
  const ends = new Set<Socket>()
  let dead = false
  const server = createServer((near) => {
    const far = connect(Number(product.port), product.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => ends.delete(from) && to.destroy())
      if (dead) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    goDead: () => {
      dead = true
      for (const end of ends) end.pause()
    },
    comeBack: () => {
      dead = false
      for (const end of ends) end.resume()
    },
    end: async () => {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
