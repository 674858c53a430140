import text from '../../kit/text.module.css'
import styles from './deleted-line.module.css'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { deletionsMessages } from '@wellmet/contacts/deletions/deletions.messages.ts'
import { useEffect, useRef } from 'react'
import { formatAgo } from '../../kit/dates.ts'
import { richMessage } from '../../kit/rich-message.ts'
import { deletionsQuery } from './deletions.queries.ts'

const Line = ({ at, total }: { at: string; total: number }) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <div className={styles.deletedLine} ref={line} tabIndex={-1}>
      <IconCheck size={20} stroke={1.8} aria-hidden="true" />
      <output>
        {richMessage(deletionsMessages.deletedJustNow, {
          ago: formatAgo(at),
          total,
          time: <time dateTime={at} />,
          history: <Link to="/all-contacts" search={{ tab: 'history' }} className={text.link} />,
        })}
      </output>
    </div>
  )
}

/** Says that somebody was deleted, without the name, which is not stored. */
export const DeletedLine = () => {
  const { data } = useQuery(deletionsQuery)
  const last = data?.items[0]
  return last ? <Line at={last.deletedAt} total={data.total} /> : null
}
