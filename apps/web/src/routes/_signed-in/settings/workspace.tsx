import { createFileRoute } from '@tanstack/react-router'
import { WorkspaceScreen } from '../../../account/workspaces/workspace-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/workspace')({ component: WorkspaceScreen })
