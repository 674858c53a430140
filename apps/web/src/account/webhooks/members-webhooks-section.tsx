import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { MembersWebhook } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { webhooksMessages } from '@wellmet/account/webhooks/webhooks.messages.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'
import { Host } from './host.tsx'
import { membersWebhooksQuery } from './webhooks.queries.ts'

const columns = (): readonly Column<MembersWebhook>[] => [
  { key: 'member', header: webhooksMessages.owner(), cell: ({ owner }) => <strong>{owner.name}</strong> },
  {
    key: 'name',
    header: webhooksMessages.name(),
    cell: ({ name, host }) => <TwoLines first={name} second={<Host host={host} />} />,
  },
  { key: 'state', header: webhooksMessages.stateHeader(), cell: ({ state }) => webhooksMessages.state({ state }) },
  {
    key: 'last',
    header: webhooksMessages.lastDelivery(),
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt ? formatAgo(lastDeliveredAt) : <span className={text.quiet}>{webhooksMessages.never()}</span>,
  },
]

/** For owners and admins: whom the workspace tells what, without secrets. */
export const MembersWebhooksSection = () => (
  <Section title={webhooksMessages.membersWebhooks()} about={webhooksMessages.membersWebhooksAbout()}>
    <Loaded
      query={useQuery(membersWebhooksQuery)}
      what={webhooksMessages.membersWebhooks()}
      skeleton={<RowSkeletons rows={1} label={webhooksMessages.loading()} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={clsx(text.small, text.quiet)}>{webhooksMessages.noMembersWebhooks()}</p>
        ) : (
          <DataTable
            caption={webhooksMessages.membersWebhooks()}
            rows={items}
            keyOf={({ owner, createdAt }) => `${owner.userId} ${createdAt}`}
            columns={columns()}
          />
        )
      }
    </Loaded>
  </Section>
)
