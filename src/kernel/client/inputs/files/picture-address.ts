import { useEffect, useState } from 'react'

/** Returns the address of a picture, also of one that was just chosen and exists only in memory. */
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
