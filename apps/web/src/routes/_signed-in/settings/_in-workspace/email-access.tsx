import { createFileRoute } from '@tanstack/react-router'
import { EmailAccessScreen } from '../../../../outreach/mail-access/email-access-screen.tsx'
import { mailAccessQuery } from '../../../../outreach/mail-access/mail-access.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/email-access')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(mailAccessQuery),
  component: EmailAccessScreen,
})
