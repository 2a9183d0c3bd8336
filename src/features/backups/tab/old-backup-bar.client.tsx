import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { BannerBar } from '../../../kernel/client/shell/messages/banner-bar.tsx'
import { paths } from '../../paths.ts'
import { age } from '../backup-words.ts'
import { readBackupState } from '../backups.contract.ts'

/** Warns superusers on every screen that the newest valid backup is too old. */
export function OldBackupBar() {
  const t = useTranslate()
  const { data: state } = useRead(readBackupState)
  if (!state?.overdue) return null
  const { newest_verified_at: newest } = state
  return (
    <div role="status">
      <BannerBar>
        {newest === null
          ? t('No backups yet.')
          : t('The newest backup is {age} old.', { age: age(newest, new Date()) })}{' '}
        <Link to={paths.settingsSection('backups')}>{t('View backups')}</Link>
      </BannerBar>
    </div>
  )
}
