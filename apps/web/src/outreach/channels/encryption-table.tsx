import { useQuery } from '@tanstack/react-query'
import type { ChannelEncryption } from '@wellmet/outreach/channels/channels.contract.ts'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { encryptionQuery } from './channels.queries.ts'

const columns = (): readonly Column<ChannelEncryption>[] => [
  { key: 'channel', header: channelsMessages.channel(), cell: ({ label }) => label },
  { key: 'transit', header: channelsMessages.inTransit(), cell: ({ inTransit }) => inTransit.says },
  { key: 'rest', header: channelsMessages.atRest(), cell: ({ atRestHere }) => atRestHere.says },
  { key: 'end', header: channelsMessages.endToEnd(), cell: ({ endToEnd }) => endToEnd.says },
]

export const EncryptionTable = () => (
  <Section title={channelsMessages.encryptionTitle()} about={channelsMessages.encryptionAbout()}>
    <Loaded
      query={useQuery(encryptionQuery)}
      what={channelsMessages.encryptionTitle()}
      skeleton={<RowSkeletons rows={4} label={channelsMessages.loading()} />}
    >
      {({ items }) => (
        <DataTable
          caption={channelsMessages.encryptionTitle()}
          rows={items}
          keyOf={({ channel }) => channel}
          columns={columns()}
        />
      )}
    </Loaded>
  </Section>
)
