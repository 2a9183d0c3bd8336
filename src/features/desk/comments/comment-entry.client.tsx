import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useMay, useMe } from '../../../kernel/client/session/rights.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { DeleteButton } from '../delete-button.client.tsx'
import { type Comment, comment, commentEndpoints } from './comments.contract.ts'
import styles from './comments.module.css'
import { mentionsIn } from './mentions.ts'

/** A comment with author and time; mentions are highlighted. */
export function CommentEntry({ comment: entry }: { comment: Comment }) {
  const t = useTranslate()
  const me = useMe()
  const mayDelete = useMay(comment.resource, 'delete')
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <bdi className={styles.who}>{entry.created_by_name ?? t('System')}</bdi>
        <time dateTime={entry.created_at} className={styles.when}>
          <bdi dir="ltr">{formatInstant(entry.created_at)}</bdi>
        </time>
        {mayDelete && entry.created_by === me?.id && (
          <DeleteButton
            entity={comment}
            endpoint={commentEndpoints.remove}
            id={entry.id}
            label="Delete comment"
            title="Delete comment"
            done="Comment deleted."
          />
        )}
      </div>
      <p className={styles.text} dir="auto">
        {mentionsIn(entry.text, entry.named).map((piece, place) =>
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
