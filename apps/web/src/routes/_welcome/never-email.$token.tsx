import { createFileRoute } from '@tanstack/react-router'
import { NeverEmailScreen } from '../../account/mail/never-email-screen.tsx'

const Screen = () => <NeverEmailScreen token={Route.useParams().token} />

export const Route = createFileRoute('/_welcome/never-email/$token')({ component: Screen })
