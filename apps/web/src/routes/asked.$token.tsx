import { createFileRoute } from '@tanstack/react-router'
import { LetterScreen } from '../introductions/letters/letter-screen.tsx'

const Screen = () => <LetterScreen token={Route.useParams().token} />

export const Route = createFileRoute('/asked/$token')({ component: Screen })
