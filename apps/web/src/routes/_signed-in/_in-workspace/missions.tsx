import { createFileRoute } from '@tanstack/react-router'
import { MissionsScreen } from '../../../network/missions/missions-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/missions')({ component: MissionsScreen })
