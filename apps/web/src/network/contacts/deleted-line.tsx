import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatAgo } from '../../kit/dates.ts'
import { deletionsQuery } from './deletions.queries.ts'

const Line = ({ at, total }: { at: string; total: number }) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <div className={styles.deletedLine} ref={line} tabIndex={-1}>
      <IconCheck size={20} stroke={1.8} aria-hidden="true" />
      <output>
        One person was erased <time dateTime={at}>{formatAgo(at)}</time>. Nothing of them is kept, and later imports
        keep them out.{' '}
        <Link to="/all-contacts" search={{ tab: 'history' }} className={text.link}>
          Erased so far: {total}
        </Link>
      </output>
    </div>
  )
}

/** The receipt of an erasure, without a name: who they were is not kept, not in an address either. */
export const DeletedLine = () => {
  const { data } = useQuery(deletionsQuery)
  const last = data?.items[0]
  return last ? <Line at={last.deletedAt} total={data.total} /> : null
}
