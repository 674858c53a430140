import { createFileRoute } from '@tanstack/react-router'
import { ThanksScreen } from '../growth/leads/thanks-screen.tsx'

export const Route = createFileRoute('/thanks')({ component: ThanksScreen })
