import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '../landing/landing-screen.tsx'

/** Visitors see it at `/`: the guard of `_signed-in` sends them here and leaves the address as it is. */
export const Route = createFileRoute('/about')({ component: LandingScreen })
