import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { ImportResult } from '../../contract/endpoints/import.ts'
import { call } from '../calls/call.ts'
import { failureMessage, notifyFailure, notifySuccess, notifyUndoable } from '../messages/notify.ts'
import { useMay } from '../session/rights.ts'
import { useWrite } from '../cache/query.ts'
import type { SpreadsheetImportProps } from './spreadsheet-import-props.ts'

/** The state of an import: no file, checking the file, showing the preview, storing. */
type ImportState =
  | { at: 'start'; problem: DisplayText | null }
  | { at: 'checking'; file: File }
  | { at: 'checked' | 'storing'; file: File; preview: ImportResult }

/** A running import, with the user's actions. */
export interface SpreadsheetImportRun {
  state: ImportState
  /** Values for all rows that the file does not contain. */
  given: Readonly<Record<string, string>>
  choose(file: File): void
  give(name: string, value: string): void
  store(): void
  startAgain(): void
}

/** Runs an import: checks a file as soon as it is chosen, shows the preview, stores, and opens the list. */
export function useSpreadsheetImport({
  sheet,
  endpoints,
  table,
  given: givenAtFirst = {},
}: SpreadsheetImportProps): SpreadsheetImportRun {
  const [state, setState] = useState<ImportState>({ at: 'start', problem: null })
  const [given, setGiven] = useState(givenAtFirst)
  const commit = useWrite(endpoints.run)
  const takeBack = useWrite(endpoints.undo)
  const mayUndo = useMay(sheet.entity.resource, 'delete')
  const navigate = useNavigate()
  const checks = useRef<AbortController>(null)

  async function check(file: File, values: Readonly<Record<string, string>>): Promise<void> {
    checks.current?.abort()
    const { signal } = (checks.current = new AbortController())
    setState({ at: 'checking', file })
    try {
      const preview = await call(endpoints.run, { body: { ...values, file, mode: 'preview' }, signal })
      setState({ at: 'checked', file, preview })
    } catch (error) {
      if (!signal.aborted) setState({ at: 'start', problem: failureMessage(error) })
    }
  }

  async function undo(id: number): Promise<void> {
    try {
      notifySuccess((await takeBack.mutateAsync({ params: { id } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }

  async function store(file: File, preview: ImportResult): Promise<void> {
    setState({ at: 'storing', file, preview })
    try {
      // The user confirmed the totals by storing.
      const agreed = preview.totals ? { agreed: true } : {}
      const body = { ...given, ...agreed, file, mode: 'commit', skip_wrong: preview.wrong > 0 }
      const result = await commit.mutateAsync({ body })
      // Opens the list, with undo in the toast.
      const { import_id } = result
      if (import_id !== null && mayUndo) notifyUndoable(result.message, () => void undo(import_id))
      else notifySuccess(result.message)
      await navigate(table)
    } catch (error) {
      notifyFailure(error)
      setState({ at: 'checked', file, preview })
    }
  }

  return {
    state,
    given,
    choose(file) {
      // The order of dates applies to one file only.
      const { date_order: _, ...values } = given
      setGiven(values)
      void check(file, values)
    },
    give(name, value) {
      const values = { ...given, [name]: value }
      setGiven(values)
      if (state.at === 'checked') void check(state.file, values)
    },
    store() {
      if (state.at === 'checked') void store(state.file, state.preview)
    },
    startAgain: () => setState({ at: 'start', problem: null }),
  }
}
