import { createFileRoute } from '@tanstack/react-router'
import { WebhooksScreen } from '../../../../account/webhooks/webhooks-screen.tsx'
import { webhooksQuery } from '../../../../account/webhooks/webhooks.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/webhooks')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(webhooksQuery),
  component: WebhooksScreen,
})
