import { undoDeletion } from '../../contract/endpoints/history.ts'
import { notifyFailure, notifySuccess } from './notify.ts'
import { cancelLabel, sendWhenConfirmed } from './send-when-confirmed.ts'
import { useWrite } from '../cache/query.ts'

/** Brings a record of a kind back that the person has just deleted, and says how it went. */
export function useUndoDeletion(): (resource: string, id: number) => void {
  const { mutateAsync } = useWrite(undoDeletion)
  return (resource, id) => {
    const restore = async () => {
      try {
        const { message } = await sendWhenConfirmed(
          (flags) => mutateAsync({ body: { resource, id, ...flags } }),
          cancelLabel,
        )
        notifySuccess(message)
      } catch (error) {
        notifyFailure(error)
      }
    }
    void restore()
  }
}
