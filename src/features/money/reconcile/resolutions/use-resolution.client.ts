import { useState } from 'react'
import { notifyFailure, notifySuccess, notifyUndoable } from '../../../../kernel/client/messages/notify.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'

interface Done {
  message: DisplayText
  /** Takes it back, where that is one call. */
  undo?: () => Promise<unknown>
}

/** Puts one line right, says how it went, and offers the way back where there is one. */
export function useResolution(): { busy: boolean; run(work: () => Promise<Done>): void } {
  const [busy, setBusy] = useState(false)
  const putRight = async (work: () => Promise<Done>) => {
    setBusy(true)
    try {
      const { message, undo } = await work()
      if (undo) notifyUndoable(message, () => void takeBack(undo))
      else notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: (work) => void putRight(work) }
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
    notifySuccess('Change undone.')
  } catch (error) {
    notifyFailure(error)
  }
}
