import { createFileRoute } from '@tanstack/react-router'
import { AsksScreen } from '../../../../introductions/asks/asks-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/introductions/asks')({ component: AsksScreen })
