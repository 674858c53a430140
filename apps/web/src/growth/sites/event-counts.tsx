import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import type { EventCounts as Counts } from '@wellmet/growth/tracking/tracking.contract.ts'
import { trackingMessages as m } from '@wellmet/growth/tracking/tracking.messages.ts'
import { formatList, formatNumber } from '@wellmet/platform/messages/formats.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { eventCountsQuery } from './sites.queries.ts'

const reasons: Readonly<Record<string, (count: { count: number }) => string>> = {
  bot: m.droppedBot,
  'no-user-agent': m.droppedNoUserAgent,
  'other-origin': m.droppedOtherOrigin,
  'switched-off': m.droppedSwitchedOff,
  trap: m.droppedTrap,
  duplicate: m.droppedDuplicate,
  repeat: m.droppedRepeat,
  full: m.droppedFull,
  'not-taken': m.droppedNotTaken,
}

const droppedWords = (dropped: Counts['dropped']): string =>
  formatList(dropped.map(({ reason, events }) => reasons[reason]?.({ count: events }) ?? reason))

/** Counts are of days in UTC. */
const thisMonth = (): string => new Date().toISOString().slice(0, 7)

const columns = (): readonly Column<Counts>[] => [
  { key: 'title', header: m.what(), cell: ({ title }) => <strong>{title}</strong> },
  { key: 'counted', header: m.counted(), align: 'end', cell: ({ counted }) => formatNumber(counted) },
  {
    key: 'month',
    header: m.thisMonth(),
    align: 'end',
    cell: ({ months }) => formatNumber(months.find(({ month }) => month === thisMonth())?.counted ?? 0),
  },
  {
    key: 'dropped',
    header: m.dropped(),
    cell: ({ dropped }) => (
      <span className={text.quiet}>{dropped.length === 0 ? m.none() : droppedWords(dropped)}</span>
    ),
  },
]

/** Everything that can happen, with how often it did in a year; the list comes with the counts. */
export const EventCounts = () => {
  const query = useQuery(eventCountsQuery)
  return (
    <Section title={m.title()} about={m.about()}>
      <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={4} label={m.loading()} />}>
        {({ items }) => <DataTable caption={m.title()} rows={items} keyOf={({ name }) => name} columns={columns()} />}
      </Loaded>
    </Section>
  )
}
