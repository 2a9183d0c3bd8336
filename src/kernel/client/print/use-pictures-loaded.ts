import { useEffect, useState } from 'react'

/**
 * Whether all pictures have come, so that a page that shows them may be printed. One that cannot be shown counts as
 * come: it would never do more.
 */
export function usePicturesLoaded(addresses: readonly string[]): boolean {
  const wanted = [...new Set(addresses)].toSorted().join('\n')
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    let wantedStill = true
    const pictures = wanted === '' ? [] : wanted.split('\n').map(arrival)
    void Promise.all(pictures).then(() => wantedStill && setLoaded(wanted))
    return () => {
      wantedStill = false
    }
  }, [wanted])
  return loaded === wanted
}

function arrival(address: string): Promise<void> {
  const picture = new Image()
  picture.src = address
  return picture.decode().catch(() => undefined)
}
