import { undoDeletion } from '../../contract/endpoints/history.ts'
import { notifyFailure, notifySuccess } from './notify.ts'
import { ofDeed, sendAsMeant } from './send-as-meant.ts'
import { useWrite } from '../cache/query.ts'

/** Brings a record of a kind back that the person has just deleted, and says how it went. */
export function useUndoDeletion(): (resource: string, id: number) => void {
  const { mutateAsync } = useWrite(undoDeletion)
  return (resource, id) => {
    const bringBack = async () => {
      try {
        const { message } = await sendAsMeant(
          (flags) => mutateAsync({ body: { resource, id, ...flags } }),
          ofDeed,
        )
        notifySuccess(message)
      } catch (error) {
        notifyFailure(error)
      }
    }
    void bringBack()
  }
}
