import { useRef, useState } from 'react'
import type { ImportEndpoints, ImportResult } from '../../contract/import.ts'
import { call } from '../call.ts'
import { failureMessage, notifyFailure, notifySuccess } from '../notify.ts'
import { useWrite } from '../query.ts'

/** Where an import stands: waiting for a file, looking into it, showing what it would do, doing it, done. */
type ImportState =
  | { at: 'start'; problem: string | null }
  | { at: 'checking'; file: File }
  | { at: 'checked' | 'storing'; file: File; preview: ImportResult }
  | { at: 'stored'; file: File; result: ImportResult }

/** An import on the screen, with what people can do in it. */
export interface SheetImportRun {
  state: ImportState
  /** The values for all rows that the file does not tell. */
  given: Readonly<Record<string, string>>
  choose(file: File): void
  give(name: string, value: string): void
  store(): void
  startAgain(): void
}

/** Takes a file through preview and commit. A file is looked into as soon as it is chosen. */
export function useSheetImport(
  endpoints: ImportEndpoints,
  givenAtFirst: Readonly<Record<string, string>>,
): SheetImportRun {
  const [state, setState] = useState<ImportState>({ at: 'start', problem: null })
  const [given, setGiven] = useState(givenAtFirst)
  const commit = useWrite(endpoints.run)
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

  async function store(file: File, preview: ImportResult): Promise<void> {
    setState({ at: 'storing', file, preview })
    try {
      const body = { ...given, file, mode: 'commit', skip_wrong: preview.wrong > 0 }
      const result = await commit.mutateAsync({ body })
      notifySuccess(result.message)
      setState({ at: 'stored', file, result })
    } catch (error) {
      notifyFailure(error)
      setState({ at: 'checked', file, preview })
    }
  }

  return {
    state,
    given,
    choose: (file) => void check(file, given),
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
