import './audit-events.css'
import { Button } from '@mantine/core'
import { api } from '../../api/client.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../shell/use-panel.ts'
import { actionWords, type AuditEvent, detailLine } from './audit-event.ts'
import { AuditEventPanel } from './audit-event-panel.tsx'

const columnsThat = (open: (panel: string) => void): readonly Column<AuditEvent>[] => [
  {
    key: 'what',
    header: 'What',
    cell: ({ number, actorName, action }) => (
      <button type="button" className="audit-open" onClick={() => open(String(number))}>
        <strong>{actorName ?? 'Wellmet'}</strong> {actionWords(action)}
      </button>
    ),
  },
  {
    key: 'detail',
    header: 'Detail',
    cell: (event) => (detailLine(event) ? <span className="audit-detail quiet clip">{detailLine(event)}</span> : null),
  },
  {
    key: 'at',
    header: 'When',
    align: 'end',
    cell: ({ at }) => (
      <time className="audit-when" dateTime={at} title={formatMoment(at)}>
        {formatAgo(at)}
      </time>
    ),
  },
]

export const AuditEvents = () => {
  const { open } = usePanel()
  const events = api.useInfiniteQuery(
    'get',
    '/api/audit/events',
    { params: { query: { limit: 50 } } },
    {
      pageParamName: 'cursor',
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    },
  )
  return (
    <Loaded query={events} what="The audit log" skeleton={<RowSkeletons rows={6} label="Loading the audit log" />}>
      {(items) => (
        <>
          <DataTable
            caption="Audit events"
            rows={items}
            keyOf={({ number }) => String(number)}
            columns={columnsThat(open)}
          />
          {events.hasNextPage ? (
            <Button
              variant="default"
              mt="md"
              loading={events.isFetchingNextPage}
              onClick={() => void events.fetchNextPage()}
            >
              Show older
            </Button>
          ) : null}
          <AuditEventPanel events={items} />
        </>
      )}
    </Loaded>
  )
}
