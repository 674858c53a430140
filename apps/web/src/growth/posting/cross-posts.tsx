import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { postingScreensMessages as m } from '@wellmet/growth/posting/posting-screens.messages.ts'
import type { CrossPost } from '@wellmet/growth/posting/posting.contract.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { TwoLines } from '../../kit/two-lines.tsx'
import { crossPostsQuery } from './posting.queries.ts'

const columns = (): readonly Column<CrossPost>[] => [
  { key: 'place', header: m.place(), cell: ({ place, title }) => <TwoLines first={place} second={title} /> },
  {
    key: 'result',
    header: m.result(),
    cell: ({ says, url }) => (
      <>
        {says}{' '}
        {url === null ? null : (
          <a className={text.link} href={url} target="_blank" rel="noreferrer">
            {m.open()}
          </a>
        )}
      </>
    ),
  },
  {
    key: 'when',
    header: m.when(),
    cell: ({ createdAt }) => (
      <time className={text.quiet} dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatAgo(createdAt)}
      </time>
    ),
  },
]

/** One row for each place, with what became of the post there. */
export const CrossPosts = ({ documentId }: { documentId?: string }) => {
  const { data } = useQuery(crossPostsQuery(documentId))
  if (!data) return null
  if (data.items.length === 0) return <p className={text.quiet}>{m.noPosts()}</p>
  return <DataTable caption={m.posts()} rows={data.items} keyOf={({ id }) => id} columns={columns()} />
}
