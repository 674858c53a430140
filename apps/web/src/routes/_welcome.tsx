import { createFileRoute } from '@tanstack/react-router'
import { WelcomeLayout } from '../shell/welcome-layout.tsx'

export const Route = createFileRoute('/_welcome')({ component: WelcomeLayout })
