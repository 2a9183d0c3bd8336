import { undoDeletion } from '../../contract/endpoints/history.ts'
import { notifyFailure, notifySuccess } from './notify.ts'
import { cancelLabel, sendWhenConfirmed } from './send-when-confirmed.ts'
import { useWrite } from '../cache/query.ts'

/** Returns a function that restores a record which the user just deleted, and shows the outcome. */
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
