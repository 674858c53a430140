import { createFileRoute } from '@tanstack/react-router'
import { WorkspaceScreen } from '../../../../account/workspaces/workspace-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/workspace')({ component: WorkspaceScreen })
