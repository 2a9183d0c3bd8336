import { refusals } from './ar/refusals.ts'
import { arOnScreen } from './ar-on-screen.ts'

export const ar = { ...arOnScreen, ...refusals }
