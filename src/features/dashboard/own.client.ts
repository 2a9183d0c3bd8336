import { createContext, useContext } from 'react'
import { listAddress, type Own } from './list-address.ts'

/** Whose sales the figures are. */
export const OwnContext = createContext<Own>({})

/** The address of a list that explains a figure. */
export function useListAddress(): typeof listAddress {
  const own = useContext(OwnContext)
  return (path, filters) => listAddress(path, { ...filters, ...own })
}
