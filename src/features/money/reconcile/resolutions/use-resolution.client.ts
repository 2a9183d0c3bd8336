import { useState } from 'react'
import { notifyFailure, notifySuccess, notifyUndoable } from '../../../../kernel/client/messages/notify.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'

interface Done {
  message: DisplayText
  /** Undoes the resolution, if one request can do that. */
  undo?: () => Promise<unknown>
}

/** Runs the resolution of a line, and notifies the user, with undo if possible. */
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
