import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { contentMessages } from '@wellmet/growth/content/content.messages.ts'
import type { FoundingDashboard, RoadmapItem } from '@wellmet/growth/founding/founding.contract.ts'
import { foundingMessages as m } from '@wellmet/growth/founding/founding.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'
import { foundingQuery, useVote } from './founding.queries.ts'

type Grant = FoundingDashboard['got'][number]

const titleCell = ({ title, summary, url }: RoadmapItem) => (
  <TwoLines
    first={
      url === null ? (
        title
      ) : (
        <a href={url} className={text.link}>
          {title}
        </a>
      )
    }
    second={summary}
  />
)

const itemColumns: readonly Column<RoadmapItem>[] = [
  { key: 'item', header: m.item(), cell: titleCell },
  { key: 'state', header: m.state(), cell: ({ stage }) => contentMessages.stage({ stage }) },
  { key: 'votes', header: m.votes(), align: 'end', cell: ({ votes }) => formatNumber(votes) },
]

const grantColumns: readonly Column<Grant>[] = [
  { key: 'what', header: m.what(), cell: ({ entitlement }) => m.entitlement({ entitlement }) },
  { key: 'from', header: m.from(), cell: ({ source }) => m.source({ source }) },
  {
    key: 'lasts',
    header: m.lasts(),
    cell: ({ until }) => (until === null ? m.noEnd() : m.untilDay({ on: new Date(until) })),
  },
]

const Member = ({ dashboard: { member, places, taken, got } }: { dashboard: FoundingDashboard }) => (
  <>
    <Section title={member === null ? m.notFounder() : m.number({ number: member.number })}>
      <p className={text.quiet}>
        {member === null ? m.free({ free: places - taken, places }) : m.since({ on: new Date(member.since) })}
      </p>
    </Section>
    <Section title={m.got()}>
      {got.length === 0 ? (
        <p className={text.quiet}>{m.nothingYet()}</p>
      ) : (
        <DataTable
          caption={m.got()}
          rows={got}
          keyOf={({ entitlement, source }) => `${entitlement} ${source}`}
          columns={grantColumns}
        />
      )}
    </Section>
  </>
)

const Mine = ({ items }: Pick<FoundingDashboard, 'items'>) => {
  const mine = items.filter(({ isMine }) => isMine)
  return (
    <Section title={m.mine()}>
      {mine.length === 0 ? (
        <p className={text.quiet}>{m.mineNothing()}</p>
      ) : (
        <DataTable caption={m.mine()} rows={mine} keyOf={({ id }) => id} columns={itemColumns} />
      )}
    </Section>
  )
}

const Roadmap = ({ items, mayVote }: Pick<FoundingDashboard, 'items'> & { mayVote: boolean }) => {
  const { vote, votingOn } = useVote()
  const voteCell = ({ id, title, isMine }: RoadmapItem) => (
    <Button
      variant={isMine ? 'default' : 'light'}
      size="compact-sm"
      aria-label={isMine ? m.takeBack({ title }) : m.vote({ title })}
      loading={votingOn === id}
      onClick={() => vote({ itemId: id, isFor: !isMine })}
    >
      {isMine ? m.takeBackShort() : m.voteShort()}
    </Button>
  )
  return (
    <Section title={m.roadmap()}>
      {items.length === 0 ? (
        <p className={text.quiet}>{m.roadmapNothing()}</p>
      ) : (
        <DataTable
          caption={m.roadmap()}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            ...itemColumns,
            ...(mayVote ? [{ key: 'vote', header: m.voteShort(), hideHeader: true, cell: voteCell }] : []),
          ]}
        />
      )}
    </Section>
  )
}

const Dashboard = () => {
  const query = useQuery(foundingQuery)
  const canWrite = isMember(useSession().workspace?.role)
  const problem = query.error === null ? null : toProblem(query.error)
  if (problem?.code === 'not_configured') return <EmptyState title={m.notOffered()}>{problem.detail}</EmptyState>
  return (
    <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={5} />}>
      {(dashboard) => (
        <>
          <Member dashboard={dashboard} />
          {dashboard.member === null ? null : <Mine items={dashboard.items} />}
          <Roadmap items={dashboard.items} mayVote={canWrite && dashboard.member !== null} />
        </>
      )}
    </Loaded>
  )
}

export const FoundingScreen = () => (
  <>
    <PageHeader title={m.title()}>{m.about()}</PageHeader>
    <Dashboard />
  </>
)
