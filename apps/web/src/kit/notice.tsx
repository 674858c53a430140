import styles from './notice.module.css'
import { IconInfoCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The low-confidence notice of the API: a closed code, a sentence, and the single best next step. */
export type NoticeContent = { code: string; message: string; next: string }
type Props = { notice: NoticeContent; action?: ReactNode; className?: string | undefined }

export const Notice = ({ notice, action, className }: Props) => (
  <div className={clsx(styles.notice, className)} role="note" data-code={notice.code}>
    <IconInfoCircle size={20} stroke={1.6} aria-hidden="true" />
    <p className={styles.words}>
      <strong>{notice.message}</strong> {notice.next}
    </p>
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
)
