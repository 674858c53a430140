import styles from './channels.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import type { ChannelMessage } from '@wellmet/outreach/channels/channels.contract.ts'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { messagesQuery } from './channels.queries.ts'

const columns = (): readonly Column<ChannelMessage>[] => [
  { key: 'to', header: channelsMessages.to(), cell: ({ to }) => to },
  { key: 'state', header: channelsMessages.state(), cell: ({ says }) => says },
  {
    key: 'when',
    header: channelsMessages.when(),
    cell: ({ createdAt }) => (
      <time className={text.quiet} dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatAgo(createdAt)}
      </time>
    ),
  },
]

/** What was sent last and what became of it. The text is not stored. */
export const SentMessages = () => {
  const { data } = useQuery(messagesQuery)
  if (!data || data.items.length === 0) return null
  return (
    <div className={styles.sent}>
      <DataTable caption={channelsMessages.sentLast()} rows={data.items} keyOf={({ id }) => id} columns={columns()} />
    </div>
  )
}
