import { useEffect, useState } from 'react'

/** Whether all pictures are loaded, so that the page can be printed. Pictures that fail to load count as loaded. */
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
