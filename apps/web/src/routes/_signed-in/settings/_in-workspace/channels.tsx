import { createFileRoute } from '@tanstack/react-router'
import { ChannelsScreen } from '../../../../outreach/channels/channels-screen.tsx'
import { channelsQuery, encryptionQuery } from '../../../../outreach/channels/channels.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/channels')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(channelsQuery)
    void queries.prefetchQuery(encryptionQuery)
  },
  component: ChannelsScreen,
})
