import { useInViewport } from '@mantine/hooks'
import { useState } from 'react'

/** Whether an element has ever come into sight, for what is asked for only when somebody looks. */
export function useSeen<T extends HTMLElement>() {
  const { ref, inViewport } = useInViewport<T>()
  const [seen, setSeen] = useState(false)
  if (inViewport && !seen) setSeen(true)
  return { ref, seen }
}
