import type { Menu } from '@mantine/core'
import { createContext } from 'react'

/** The parts of the library's menu that the menus of the program consist of. */
export type MenuParts = Pick<typeof Menu, 'Item' | 'Label' | 'Divider' | 'RadioGroup' | 'RadioItem'>

/** The parts for the entries of an opened menu. The library's menu is loaded when the first menu is opened. */
export const MenuPartsContext = createContext<MenuParts | null>(null)
