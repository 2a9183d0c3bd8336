import { useEffect, useState } from 'react'

/** Where the browser finds a picture, also one that has just been chosen and is only in its memory. */
export function usePictureAddress(value: File | string | null): string | null {
  const file = value instanceof File ? value : null
  const [own, setOwn] = useState<{ file: File; address: string } | null>(null)
  if (file && own?.file !== file) setOwn({ file, address: URL.createObjectURL(file) })
  useEffect(() => {
    if (own) return () => URL.revokeObjectURL(own.address)
  }, [own])
  if (typeof value === 'string' || value === null) return value
  return own?.file === file ? own.address : null
}
