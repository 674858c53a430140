import { createFileRoute } from '@tanstack/react-router'
import { QuestionScreen } from '../introductions/letters/question-screen.tsx'

const Screen = () => <QuestionScreen token={Route.useParams().token} />

export const Route = createFileRoute('/reply/$token')({ component: Screen })
