import { createContext, useContext } from 'react'
import { listAddress, type Own } from './list-address.ts'

/** The salesman whose sales the figures are limited to, as a filter. */
export const OwnContext = createContext<Own>({})

/** Returns the function that makes the address of a list behind a figure. */
export function useListAddress(): typeof listAddress {
  const own = useContext(OwnContext)
  return (path, filters) => listAddress(path, { ...filters, ...own })
}
