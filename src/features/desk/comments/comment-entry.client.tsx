import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { useSay } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifyUndoable } from '../../../kernel/client/messages/notify.ts'
import { useUndoDeletion } from '../../../kernel/client/messages/undo-deletion.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { type Comment, comment, commentEndpoints } from './comments.contract.ts'
import styles from './comments.module.css'
import { namedIn } from './named.ts'

/** Who said what, and when; whom it names stands out. */
export function CommentEntry({ comment: said }: { comment: Comment }) {
  const say = useSay()
  const me = useMe()
  const mayDelete = useMay(comment.resource, 'delete')
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <bdi className={styles.who}>{said.created_by_name ?? say('The system')}</bdi>
        <time dateTime={said.created_at} className={styles.when}>
          <bdi dir="ltr">{formatInstant(said.created_at)}</bdi>
        </time>
        {mayDelete && said.created_by === me?.id && <TakeBack id={said.id} />}
      </div>
      <p className={styles.text} dir="auto">
        {namedIn(said.text, said.named).map((piece, place) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <strong
              key={place}
              className={styles.named}
              data-me={piece.id === me?.id || undefined}
              title={piece.full_name}
            >
              <bdi>@{piece.username}</bdi>
            </strong>
          ),
        )}
      </p>
    </li>
  )
}

function TakeBack({ id }: { id: number }) {
  const say = useSay()
  const remove = useWrite(commentEndpoints.remove, { touches: [comment.name] })
  const bringBack = useUndoDeletion()
  const onClick = async () => {
    try {
      await remove.mutateAsync({ params: { id } })
      notifyUndoable('Comment deleted.', () => bringBack(comment.name, id))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      disabled={remove.isPending}
      aria-label={say('Delete this comment')}
      title={say('Delete this comment')}
      onClick={() => void onClick()}
    >
      <IconTrash size={15} stroke={1.6} />
    </ActionIcon>
  )
}
