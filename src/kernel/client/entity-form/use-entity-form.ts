import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Field, Fields, FormValues } from '../../contract/fields.ts'
import type { FieldErrors } from '../../contract/problem.ts'
import { mayDo } from '../session/account.ts'
import { listFromStart } from '../entity-table/list-state.ts'
import { notifySuccess } from '../messages/notify.ts'
import { useWrite } from '../cache/query.ts'
import { useMe } from '../session/rights.ts'
import { useLatest } from '../use-latest.ts'
import { createEntityForm, type FormScreen } from './create-entity-form.ts'
import type { EntityForm } from './entity-form-state.ts'
import type { LooseValues } from './store/form-values.ts'
import { passInputTo, placeOf, useSaveDraft, useDraft } from './store/drafts.ts'
import type { DraftForm } from './store/draft-text.ts'

/** A create or update call for records with these fields. */
type SaveEndpoint<F extends Fields> = Endpoint<Fields, F, { message: Field; data: Field }>

interface FormOptions<F extends Fields> {
  /** The call that saves: POST creates, PUT changes `record`. */
  endpoint: SaveEndpoint<F>
  /** The record as it was when the form was opened. Newer versions do not overwrite the user's changes. */
  record?: LooseValues
  /** The initial values of a new record. */
  initial?: Partial<FormValues<F>>
  /** Changes begun earlier, with the record as it was then. If that record is outdated, saving is a conflict. */
  begun?: DraftForm | undefined
  /** The list that Cancel and a success lead to. */
  back: string
  /**
   * For a form that creates records: the screens of a record. If the response to a save was lost and the record turns
   * out to be stored, the form opens it there.
   */
  screens?: { view(id: number): string; update(id: number): string }
  /** Whether the form stays after success, with the saved values. */
  stays?: boolean
  /** Values computed from the others. Users do not enter them; every save includes them. */
  derive?(values: FormValues<F>): Partial<FormValues<F>>
  /** Values that a save sends in place of those on the screen; a field that is undefined is left out. */
  valuesToSend?(values: FormValues<F>): LooseValues
  /** Called with each saved record, after the form was left unless it stays. */
  saved?(record: LooseValues): void
  /** Checks across fields, besides those of the contract. */
  check?(values: FormValues<F>): FieldErrors
}

/**
 * A form over the fields of an endpoint, for creating or changing a record. Returns the same object on every render.
 */
export function useEntityForm<F extends Fields>(options: FormOptions<F>): EntityForm<F> {
  const { endpoint, back, record } = options
  const fields: F = endpoint.body
  const { pathname } = useLocation()
  const place = placeOf(pathname, endpoint)
  const draft = useDraft(place, fields)
  const screen = useScreen(options)
  const [{ form, takeNewer, clearToasts }] = useState(() =>
    createEntityForm<F>(
      {
        fields,
        back,
        record,
        initial: options.initial,
        begun: draft ?? options.begun,
        restored: draft ? (draft.wasSaved ? 'was-saved' : 'signed-out') : null,
      },
      screen,
    ),
  )
  useSaveDraft(place, fields, () => (form.unsaved() ? form.store.now() : null))
  useEffect(() => takeNewer(record), [takeNewer, record])
  useEffect(() => clearToasts, [clearToasts])
  return form
}

/** The current screen, as the form reads it. */
function useScreen<F extends Fields>(options: FormOptions<F>): () => FormScreen<F> {
  const { endpoint, screens, back, stays = false } = options
  const navigate = useNavigate()
  const me = useMe()
  const { mutateAsync: write } = useWrite<Endpoint>(endpoint)
  return useLatest({
    ...(options.derive && { derive: options.derive }),
    ...(options.valuesToSend && { valuesToSend: options.valuesToSend }),
    ...(options.check && { check: options.check }),
    ...(options.saved && { saved: options.saved }),
    stays,
    refusal: endpoint.refusal,
    noResponse: endpoint.noResponse,
    write,
    current: () => options.record,
    leave: async (wasChange: boolean) => navigate(wasChange ? listFromStart(back) : back),
    leadTo: async (found: Parameters<FormScreen<F>['leadTo']>[0]) => {
      const id = Number(found.record['id'])
      const { access } = endpoint
      if (screens && typeof access === 'object' && mayDo(me, access.resource, 'update')) {
        passInputTo(placeOf(screens.update(id), endpoint), { ...found, wasSaved: true })
        await navigate(screens.update(id))
      } else {
        notifySuccess('This entry was already saved.')
        await navigate(screens ? screens.view(id) : back)
      }
    },
  })
}
