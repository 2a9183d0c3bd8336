import { useInViewport } from '@mantine/hooks'
import { useState } from 'react'

/** Whether an element has ever been in view, for content that is loaded only then. */
export function useEverInView<T extends HTMLElement>() {
  const { ref, inViewport } = useInViewport<T>()
  const [seen, setSeen] = useState(false)
  if (inViewport && !seen) setSeen(true)
  return { ref, seen }
}
