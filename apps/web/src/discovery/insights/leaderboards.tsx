import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ConnectorStanding, Share } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { outcomesMessages } from '@wellmet/introductions/outcomes/outcomes.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import type { z } from 'zod'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { leaderboardsQuery } from './insights.queries.ts'

const most = 5

/** "3 of 4": a share of so few says less than its counts. */
const shareWords = ({ n, happened }: Pick<z.infer<typeof Share>, 'n' | 'happened'>): string =>
  n === 0 ? outcomesMessages.unknown() : outcomesMessages.rate({ happened, count: n })

type ConnectorRow = z.infer<typeof ConnectorStanding>

const ConnectorName = ({ connector: { kind, personId: id, name } }: Pick<ConnectorRow, 'connector'>) =>
  kind === 'contact' ? (
    <Link to="/contacts/$id" params={{ id }} className={text.link}>
      {name}
    </Link>
  ) : (
    name
  )

type Target = { personId: string | null; name: string; company: string | null }

const TargetName = ({ target: { personId, name, company } }: { target: Target }) => (
  <span>
    {personId === null ? (
      name
    ) : (
      <Link to="/introductions/path" search={{ person: personId }} className={text.link}>
        {name}
      </Link>
    )}
    {company ? <span className={text.quiet}> · {company}</span> : null}
  </span>
)

const connectorColumns = (): Column<ConnectorRow>[] => [
  {
    key: 'connector',
    header: outcomesMessages.connector(),
    cell: ({ connector }) => <ConnectorName connector={connector} />,
  },
  {
    key: 'acted',
    header: outcomesMessages.agreed(),
    align: 'end',
    cell: ({ acted }) => shareWords(acted),
  },
  {
    key: 'takenUp',
    header: outcomesMessages.conversations(),
    align: 'end',
    cell: ({ takenUp }) => shareWords(takenUp),
  },
  {
    key: 'open',
    header: outcomesMessages.waitingForThem(),
    align: 'end',
    cell: ({ openAsks }) => formatNumber(openAsks),
  },
]

const targetColumns = (): Column<{ target: Target; tookUp: z.infer<typeof Share> }>[] => [
  {
    key: 'target',
    header: outcomesMessages.target(),
    cell: ({ target }) => <TargetName target={target} />,
  },
  {
    key: 'tookUp',
    header: outcomesMessages.tookUp(),
    align: 'end',
    cell: ({ tookUp }) => shareWords(tookUp),
  },
]

/** Which connectors act, and which targets respond. */
export const Leaderboards = () => (
  <Loaded
    query={useQuery(leaderboardsQuery)}
    what={outcomesMessages.connectorBoard()}
    skeleton={<RowSkeletons rows={4} />}
  >
    {({ connectors, targets }) => (
      <>
        <Section title={outcomesMessages.connectorBoard()} about={outcomesMessages.connectorBoardAbout()}>
          {connectors.length === 0 ? (
            <p className={text.quiet}>{outcomesMessages.noBoard()}</p>
          ) : (
            <DataTable
              caption={outcomesMessages.connectorBoard()}
              rows={connectors.slice(0, most)}
              keyOf={({ connector }) => connector.personId}
              columns={connectorColumns()}
            />
          )}
        </Section>
        {targets.length > 0 ? (
          <Section title={outcomesMessages.targetBoard()} about={outcomesMessages.targetBoardAbout()}>
            <DataTable
              caption={outcomesMessages.targetBoard()}
              rows={targets.slice(0, most)}
              keyOf={({ target }) => target.personId ?? target.name}
              columns={targetColumns()}
            />
          </Section>
        ) : null}
      </>
    )}
  </Loaded>
)
