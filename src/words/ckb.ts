import { refusals } from './ckb/refusals.ts'
import { ckbOnScreen } from './ckb-on-screen.ts'

export const ckb = { ...ckbOnScreen, ...refusals }
